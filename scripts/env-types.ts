/** Writes each Worker's Env type from its wrangler.toml, when that file is newer than the type. */
import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'

import { BIN, ROOT, wranglerEnvironment } from './places.ts'

for (const worker of ['api', 'analyser', 'retention']) {
  const folder = path.join(ROOT, 'workers', worker)
  const types = path.join(folder, 'worker-configuration.d.ts')
  const isFresh =
    existsSync(types) &&
    statSync(types).mtimeMs > statSync(path.join(folder, 'wrangler.toml')).mtimeMs
  if (isFresh) continue
  execFileSync(
    path.join(BIN, 'wrangler'),
    ['types', 'worker-configuration.d.ts', '--env-file', '.dev.vars.example'],
    { cwd: folder, env: wranglerEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] },
  )
}
