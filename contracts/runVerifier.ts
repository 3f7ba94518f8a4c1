import { verifyMock, verifyRemote } from './verifyProvider.ts';

// The verifier prints from native code: verify.ts runs this file on its own and reads what it prints.
const { CANVASS_PROVIDER } = process.env;

try {
  await (CANVASS_PROVIDER ? verifyRemote(JSON.parse(CANVASS_PROVIDER)) : verifyMock());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
