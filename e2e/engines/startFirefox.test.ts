import { enginesHere } from './enginesHere.ts';
import { walkIn } from './walkIn.ts';

enginesHere()
  .installed.filter(({ name }) => name === 'Firefox')
  .forEach(walkIn);
