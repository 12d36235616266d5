/**
 * `node scripts/seeded-defects.ts`: do our tests fail when they should? Each row breaks one thing in a copy of the last
 * commit, outside the repository, and runs the tests that must notice. Prints caught / total; exits 1 when one got past.
 * With a word, only those whose file has it in its name: `node scripts/seeded-defects.ts payments`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { BIN, ROOT } from './places.ts'
import { DEFECTS } from './seeded-defects/defects.ts'
import { OUTSIDER_DEFECTS } from './seeded-defects/outsider-defects.ts'

const ALL = [...DEFECTS, ...OUTSIDER_DEFECTS]

const [word = ''] = process.argv.slice(2)
const wanted = ALL.filter(({ file }) => file.includes(word))
const copy = path.join(mkdtempSync(path.join(tmpdir(), 'plainletter-defects-')), 'copy')
execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy], { cwd: ROOT })
process.exitCode = 1
try {
  linkModules()
  const sound = [...new Set(wanted.map(({ tests }) => tests.join(' ')))]
  const failing = sound.filter((tests) => !passes(tests.split(' ')))
  if (failing.length > 0) throw new Error(`These fail without any defect: ${failing.join(', ')}`)
  const caught = wanted.filter((defect) => isCaught(defect))
  console.log(`caught ${caught.length} / ${wanted.length}`)
  if (caught.length === wanted.length) process.exitCode = 0
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: ROOT })
}

/** The links between our packages are relative, so that copied they lead to the copies; the libraries are shared. */
function linkModules(): void {
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  const listed = execFileSync('git', ['ls-files', '*/package.json'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const file of listed.trim().split('\n')) {
    const modules = path.join(path.dirname(file), 'node_modules')
    const from = path.join(ROOT, modules)
    const options = { recursive: true, verbatimSymlinks: true }
    if (existsSync(from)) cpSync(from, path.join(copy, modules), options)
  }
}

function isCaught({ what, file, from, to, tests }: (typeof ALL)[number]): boolean {
  const place = path.join(copy, file)
  const sound = readFileSync(place, 'utf8')
  if (!sound.includes(from)) throw new Error(`${file} no longer holds the words for: ${what}`)
  writeFileSync(place, sound.replace(from, to))
  const caught = !passes(tests)
  writeFileSync(place, sound)
  console.log(`${caught ? 'caught  ' : 'GOT PAST'}  ${what}`)
  return caught
}

function passes([project = '', file = '']: readonly string[]): boolean {
  const vitest = path.join(BIN, 'vitest')
  const root = path.join(copy, project)
  const options = { cwd: copy, stdio: 'ignore' } as const
  return spawnSync(vitest, ['run', '--root', root, `/${file}.test.ts`], options).status === 0
}
