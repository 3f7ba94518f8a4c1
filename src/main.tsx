import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { StartFailure } from './app/StartFailure.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

try {
  if (import.meta.env.MODE === 'demo') {
    const { startDemo } = await import('#mocks/browser.ts');
    await startDemo();
  }
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch (error) {
  root.render(<StartFailure error={error} />);
}
