/** Language → folder under `/assets` that has its modules; null in development. Written by `vite.config.ts`. */
declare const TEXT_FOLDERS: Readonly<Record<string, string>> | null;
