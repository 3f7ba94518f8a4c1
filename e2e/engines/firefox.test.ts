import { enginesHere } from './enginesHere.ts';
import { walkIn } from './walk.ts';

enginesHere()
  .installed.filter(({ name }) => name === 'Firefox')
  .forEach(walkIn);
