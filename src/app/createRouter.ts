import { createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';

export const createRouter = () =>
  createBrowserRouter(routes, { basename: import.meta.env.BASE_URL });
