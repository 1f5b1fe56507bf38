// Every address of the house. A screen is a route module: it carries the router's default export.
import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [index('public/landing-screen.tsx'), route('*', 'not-found-screen.tsx')] satisfies RouteConfig;
