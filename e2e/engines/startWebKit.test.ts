import { enginesHere } from './enginesHere.ts';
import { walkIn } from './walkIn.ts';

enginesHere()
  .installed.filter(({ name }) => name === 'WebKit')
  .forEach(walkIn);
