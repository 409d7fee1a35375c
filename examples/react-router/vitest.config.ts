import { defineConfig } from 'vitest/config';

// Without the plugins of vite.config.ts: the tests run the built app.
export default defineConfig({});
