/**
 * `npm run prove`: runs the tests that carry the invariants, then the proofs that need the whole product, and prints one
 * table. PROVE_RUNS=20000 plays more of the simulation, SEED=... another part of it and other moments of the kills.
 * PROVE_PATIENCE=3 gives what needs the whole product more time, on a busy machine.
 * `--only tests`, `--only files`, `--only purchases`, `--only timing` or `--only live` runs one part. Exits 1 on a violation, or when an invariant has lost
 * its tests.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

import * as z from 'zod/mini'

import { BIN, ROOT } from './places.ts'
import { proveHostileFiles } from './prove/hostile-files.ts'
import { proveLive } from './prove/live.ts'
import { HEAD, holds, printProof } from './prove/proof.ts'
import type { Proof } from './prove/proof.ts'
import { provePurchases } from './prove/purchases.ts'
import { proveTiming } from './prove/timing.ts'

const SEED = process.env['SEED'] ?? '20261121'

/** Where an invariant is tried: project, file, and the words in the full name of its tests. */
const ROWS = [
  ['I1', 'balance = sum of entries >= 0', 'packages/store', 'credits', /every balance is the sum/],
  ['I2', 'ever had = bought and given', 'packages/store', 'credits', /ever had|every balance/],
  [
    'I1',
    'the same under faults',
    'workers/analyser',
    'simulation',
    /^from seed|each await in turn/,
  ],
  [
    'I3',
    'one payment, told a hundred times',
    'workers/api',
    'payments/at-once',
    /however many|own/,
  ],
  ['I3', 'stories of payments: the model', 'workers/api', 'payments/ledger-model', /./],
  ['I3', 'no older answer over a newer one', 'packages/store', 'payments', /./],
  ['I4', 'no session but a good one', 'workers/api', 'payments/refused-payments', /./],
  ['I4', 'a hostile Stripe: links and fields', 'workers/api', 'payments/hostile-stripe', /./],
  ['I4', 'refunds and disputes', 'workers/api', 'payments/refunds', /./],
  ['I3', 'plans: told twice, late, at once', 'workers/api', 'subscriptions/plans', /./],
  ['I9', 'the ledger is only added to', 'scripts', 'ledger-statements', /./],
  ['I3', 'told to its buyer once', 'workers/api', 'payments/payments', /once/],
  ['I10', 'each await of a payment', 'workers/api', 'payments/faults', /./],
  ['I10', 'what was never told is found', 'workers/retention', 'compare-stripe', /./],
  ['I5', 'one spend a job', 'workers/analyser', 'simulation', /^from seed|each await in turn/],
  ['I6', 'N parallel, k credits', 'packages/store', 'credits', /parallel submissions/],
  ['I6', 'N at once over the API, typed answers', 'workers/api', 'many-at-once', /./],
  ['I7', 'one end, refund if and only if', 'packages/store', 'credits', /race|being deleted/],
  [
    'I7',
    'the same under faults',
    'workers/analyser',
    'simulation',
    /^from seed|each await in turn/,
  ],
  [
    'I8',
    'nothing held over 30 minutes',
    'workers/analyser',
    'simulation',
    /^from seed|kills its Worker/,
  ],
  ['I8', 'the sweep ends it', 'workers/retention', 'sweep', /25 minutes/],
  ['I11', 'committed but lost', 'packages/store', 'credits', /lost after the commit/],
  ['I11', 'the same at every await', 'workers/analyser', 'simulation', /each await in turn/],
  ['I11', 'each await of a submission', 'workers/api', 'faults', /await of its submission/],
  [
    'I11',
    'each await of a sign-in',
    'workers/api',
    'accounts/accounts',
    /while the database is away/,
  ],
  ['I11', 'each await of a deletion', 'workers/api', 'faults', /await of its deletion/],
  ['I12', 'no credit, no work', 'workers/api', 'documents', /without credits/],
  ['I12', 'no session, no work', 'workers/api', 'access', /analyze gives each stranger/],
  ['I13', 'only the owner', 'workers/api', 'access', /./],
  ['I12', 'no credit, no research', 'workers/api', 'research/research', /without a credit/],
  ['I12', 'no credit, no cheat sheet', 'workers/api', 'tactics/tactics', /without a credit/],
  ['I12', 'no session, no research, no sheet', 'workers/api', 'access', /(cases|:area) gives each/],
  ['I14', 'no field outside the schema', 'workers/api', 'strange-bodies', /more in it than/],
  [
    'I14',
    'parameters and headers change nothing',
    'workers/api',
    'strange-queries',
    /Parameters|header/,
  ],
  ['I14', 'queue messages parsed strictly', 'workers/analyser', 'consume', /./],
  ['I15', 'no secret in an answer', 'workers/api', 'headers', /hash, a digest or a key/],
  ['I16', 'sessions end', 'workers/api', 'accounts', /token|logout/],
  [
    'I16',
    'after a reset or a change too',
    'workers/api',
    'mails',
    /signs everybody out|every other/,
  ],
  ['I16', 'nor by a sign-in on its way', 'workers/api', 'accounts/accounts', /shuts everybody out/],
  ['I16', 'signed out elsewhere, at once', 'workers/api', 'accounts/sessions', /./],
  ['I17', 'no change from another site', 'workers/api', 'accounts', /another site/],
  ['I17', 'each route, asked by another site', 'workers/api', 'access', /another site/],
  ['I17', 'the credit of a GET', 'workers/api', 'research/research', /./],
  ['I18', 'each address, any parameters', 'workers/api', 'strange-queries', /Parameters .*GET/],
  ['I21', 'ten wrong passwords', 'workers/api', 'accounts', /eleventh|lock its owner out/],
  ['I22', 'no word in the open', 'workers/analyser', 'canary', /./],
  ['I22', 'nor any word that people write to us', 'workers/api', 'own-words', /./],
  ['I22', 'nor of wishes from before', 'workers/retention', 'walk', /^wishes/],
  ['I23', 'moved fields do not open', 'packages/vault', 'seal-text', /does not open/],
  ['I23', 'moved chunks do not open', 'packages/vault', 'seal-object', /does not open/],
  ['I24', 'no nonce comes twice', 'packages/vault', 'nonces', /./],
  ['I25', 'one put a second of one ring', 'packages/store', 'key-rings', /one put a second/],
  ['I25', 'key rotation', 'workers/retention', 'walk', /key-encryption key is changed/],
  ['I26', 'deleted means unreadable', 'packages/store', 'key-rings', /opens no more/],
  ['I26', 'old rows and files without their key', 'workers/api', 'deleted-copy', /./],
  ['I26', 'receipts cannot be altered', 'packages/vault', 'deletion-receipt', /refused/],
  ['I26', 'receipts are true', 'workers/api', 'receipts', /receipt/],
  ['I27', '400 days, 30 % missed', 'workers/retention', 'retention-days', /days of links/],
  ['I27', 'no sweep at all: files, not shown', 'workers/retention', 'retention-days', /no sweep/],
  ['I27', 'a sweep takes many', 'workers/retention', 'sweep', /more than a batch/],
  ['I28', 'rows and storage agree', 'workers/retention', 'walk', /comparison of rows/],
  ['I27', 'the days of a case', 'workers/retention', 'case-links', /days of a case/],
  ['I28', 'nothing left over by a link', 'workers/retention', 'case-links', /each await in turn/],
  ['I29', 'no link loses a file', 'workers/retention', 'case-links', /await in turn|at once/],
  ['I30', 'erasure: nothing left, Stripe too', 'workers/api', 'delete-account', /./],
  ['I30', 'what a fault cut short is ended', 'workers/retention', 'end-accounts', /./],
  ['I30', 'every table is told in the export', 'workers/api', 'export-account', /./],
  ['I31', 'any bytes under any name', 'packages/intake', 'fuzz', /./],
  ['I31', 'hostile files end as they must', 'packages/intake', 'hostile-files', /./],
  ['I31', 'hostile uploads: no kept charge', 'workers/api', 'hostile-uploads', /./],
  ['I31', 'large scans in a PDF', 'packages/intake', 'pdf-scans', /./],
  ['I32', 'Word bombs', 'packages/intake', 'docx', /bomb/],
  ['I33', 'one thing, as its name says', 'packages/intake', 'sniff', /content says|two things/],
  ['I35', 'a poisoned neighbour', 'workers/analyser', 'simulation', /loses no neighbour/],
  ['I38', 'one analysis an intent', 'workers/api', 'one-intent', /./],
  [
    'I39',
    'no mail lost, none sent twice',
    'workers/retention',
    'send-outbox',
    /once|none twice|second/,
  ],
  ['I39', 'a mail and its cause, or neither', 'workers/api', 'mails', /or neither/],
  ['I19', 'links: once, in time, of one address', 'workers/api', 'mails', /link/],
] as const

/** What needs a browser, or a browser and a second site: `npm run e2e` tries it. */
const IN_BROWSER = [
  ['I17', 'forms, links, frames and scripts of another port and another site'],
  ['I18', 'sixty addresses in a signed-in browser: nothing but reading'],
] as const

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})
type Files = z.infer<typeof Report>['testResults']

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
console.log(`${HEAD}  seed ${SEED}`)
let isProved = true
const isWanted = (part: string): boolean => values.only === '' || values.only === part
if (isWanted('tests')) tell(proveByTests())
if (isWanted('files')) tell(proveHostileFiles())
if (isWanted('purchases')) tell(await provePurchases(Number(SEED)))
if (isWanted('timing')) tell(await proveTiming(Number(SEED)))
if (isWanted('live')) tell(await proveLive(Number(SEED)))
for (const [id, what] of IN_BROWSER) console.log(`${id.padEnd(4)} npm run e2e: ${what}`)
process.exit(isProved ? 0 : 1)

function tell(proofs: readonly Proof[]): void {
  for (const proof of proofs) console.log(printProof(proof))
  isProved &&= proofs.every((proof) => holds(proof))
}

function proveByTests(): Proof[] {
  const projects = [...new Set(ROWS.map(([, , project]) => project))]
  const reports = new Map(projects.map((project) => [project, runProject(project)]))
  return ROWS.map(([id, what, project, file, names]) =>
    judge({ id, what, file, names, files: reports.get(project) ?? [] }),
  )
}

/** One run for all files of a project. A run that writes no report has no cases, which is a violation. */
function runProject(project: string): Files {
  const folder = mkdtempSync(path.join(tmpdir(), 'plainletter-prove-'))
  const output = path.join(folder, 'report.json')
  const files = ROWS.filter((row) => row[2] === project).map((row) => `/${row[3]}.test.ts`)
  const report = ['--reporter=json', `--outputFile=${output}`]
  spawnSync(
    path.join(BIN, 'vitest'),
    ['run', '--root', path.join(ROOT, project), ...new Set(files), ...report],
    { cwd: ROOT, stdio: 'ignore', env: { ...process.env, SEED } },
  )
  try {
    return Report.parse(JSON.parse(readFileSync(output, 'utf8'))).testResults
  } catch {
    console.error(`${project}: the tests did not run`)
    return []
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Row {
  readonly id: string
  readonly what: string
  readonly file: string
  readonly names: RegExp
  readonly files: Files
}

function judge({ id, what, file, names, files }: Row): Proof {
  const cases = files
    .filter(({ name }) => name.endsWith(`/${file}.test.ts`))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => names.test(fullName) && status !== 'skipped')
  const broken = cases.filter(({ status }) => status !== 'passed')
  return { id, what, cases: cases.length, violations: broken.map(({ fullName }) => fullName) }
}
