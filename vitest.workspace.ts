import { defineConfig } from 'vitest/config'

/** Every test project. Run as `vitest --config vitest.workspace.ts`: Vitest 5 no longer finds this name by itself. */
export default defineConfig({
  test: { projects: ['packages/*', 'schema', 'workers/*', 'apps/web', 'scripts'] },
})
