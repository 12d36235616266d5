import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

import { defineConfig } from 'vitest/config'
import type { TestProjectInlineConfiguration } from 'vitest/config'

const here = import.meta.dirname
const setupFiles = [path.join(here, 'fixed-seed.ts')]
/** The rows and words of the law: eight thousand files of data, which Node reads itself in half the time that Vite takes. */
const LAW = /\/packages\/knowledge\/src\/[a-z]{2}\//
/** Runs inside workerd, where no variable of the shell arrives: it keeps its own configuration and no fixed seed. */
const IN_WORKERD = 'store'

/** A package with the fixed seed, and with its own configuration under it where it has one. */
function packageProject(name: string): TestProjectInlineConfiguration {
  const root = path.join(here, 'packages', name)
  const own = path.join(root, 'vitest.config.ts')
  return {
    extends: existsSync(own) ? own : false,
    root,
    test: {
      name: `packages/${name}`,
      setupFiles,
      // A busy machine reads hundreds of letters more slowly; nothing here is a measure of time.
      testTimeout: 60_000,
      // Packages keep no state but memories of what never changes: each file may find them warm.
      isolate: false,
      server: { deps: { external: [LAW] } },
    },
  }
}

const packages = readdirSync(path.join(here, 'packages')).filter((name) => name !== IN_WORKERD)

/** Every test project. Run as `vitest --config vitest.workspace.ts`: Vitest 5 no longer finds this name by itself. */
export default defineConfig({
  test: {
    projects: [
      ...packages.map(packageProject),
      `packages/${IN_WORKERD}`,
      'schema',
      'workers/*',
      'apps/web',
      'scripts',
    ],
  },
})
