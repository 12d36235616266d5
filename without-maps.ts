import { readFileSync } from 'node:fs'

/** Libraries that name maps which they do not ship. Each of their files would be a line of warning. */
const UNMAPPED = /\/node_modules\/(stripe|standardwebhooks)\//

/** A plugin of Vite that reads those libraries without the names of their maps. */
export const withoutMaps = {
  name: 'without-maps',
  enforce: 'pre' as const,
  load: (id: string) =>
    UNMAPPED.test(id) && id.endsWith('.js')
      ? readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
      : undefined,
}
