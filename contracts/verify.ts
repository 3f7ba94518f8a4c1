import { createBackend } from '#mocks/createBackend.ts';
import { verifyMock } from './verifyProvider.ts';

try {
  await verifyMock(createBackend());
  console.log('The mock backend keeps the contract.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
