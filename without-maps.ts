import { readFileSync } from 'node:fs'

/** Libraries that name maps which they do not ship. Each of their files would be a line of warning. */
const UNMAPPED = /\/node_modules\/(stripe|standardwebhooks)\//
/** Other people's files and tables of law: nobody steps through them. */
const NEVER_STEPPED_THROUGH = /\/(?:node_modules|packages\/knowledge\/src\/[a-z]{2})\//

/**
 * Plugins of Vite that read libraries and law without maps of their sources.
 * A test file in workerd gets all its modules as one message of at most 32 MiB, of which the maps were a third:
 * beyond that its Worker just goes away.
 */
export const withoutMaps = [
  {
    name: 'without-names-of-maps',
    enforce: 'pre' as const,
    load: (id: string) =>
      UNMAPPED.test(id) && id.endsWith('.js')
        ? readFileSync(id, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '')
        : undefined,
  },
  {
    name: 'without-maps',
    enforce: 'post' as const,
    transform: {
      filter: { id: NEVER_STEPPED_THROUGH },
      handler: (code: string) => ({ code, map: { mappings: '' as const } }),
    },
  },
]
