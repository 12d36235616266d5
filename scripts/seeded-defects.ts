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

/** What is broken, in which file, the words and what stands in their place, and the tests that must fail. */
const DEFECTS = [
  {
    what: 'no CHECK on the balance',
    file: 'schema/migrations/0003_credits.sql',
    from: ' CHECK (balance >= 0)',
    to: '',
    tests: ['packages/store', 'credits'],
  },
  {
    what: 'no UNIQUE on the entries',
    file: 'schema/migrations/0003_credits.sql',
    from: '  UNIQUE (kind, ref),\n',
    to: '',
    tests: ['packages/store', 'credits'],
  },
  {
    what: 'documents of any user are read',
    file: 'packages/store/src/documents.ts',
    from: 'JOIN documents d ON d.user_id = s.user_id JOIN jobs j ON j.document_id = d.id\n  WHERE',
    to: 'JOIN documents d ON 1 = 1 JOIN jobs j ON j.document_id = d.id\n  WHERE',
    tests: ['workers/api', 'documents'],
  },
  {
    what: 'sealed fields are bound to no place',
    file: 'packages/vault/src/gcm.ts',
    from: "typeof lock.context === 'string' ? utf8(lock.context) : lock.context",
    to: "utf8('')",
    tests: ['packages/vault', 'seal-text'],
  },
  {
    what: 'a lease is no bar to a second worker',
    file: 'packages/store/src/jobs.ts',
    from: "(status = 'running' AND lease_until < ?4)",
    to: "(status = 'running' AND (lease_until < ?4 OR 1 = 1))",
    tests: ['packages/store', 'credits'],
  },
  {
    what: 'the cookie is Lax',
    file: 'workers/api/src/accounts/session-cookie.ts',
    from: "sameSite: 'Strict',",
    to: "sameSite: 'Lax',",
    tests: ['workers/api', 'accounts'],
  },
  {
    what: 'requests of other sites are taken',
    file: 'workers/api/src/middleware/same-origin.ts',
    from: "return site === 'same-origin'",
    to: 'return true',
    tests: ['workers/api', 'accounts'],
  },
  {
    what: 'a worker that lost its lease ends the job',
    file: 'packages/store/src/jobs.ts',
    from: `model_cost_microdollars = ?7
       WHERE id = ?1 AND lease = ?2 AND status = 'running'`,
    to: `model_cost_microdollars = ?7
       WHERE id = ?1 AND (lease = ?2 OR 1 = 1)`,
    tests: ['workers/analyser', 'simulation'],
  },
  {
    what: 'a job that finds no end is left alone',
    file: 'packages/store/src/jobs.ts',
    from: 'const HELD_MAX_MS = 25 *',
    to: 'const HELD_MAX_MS = 2500 *',
    tests: ['workers/analyser', 'simulation'],
  },
  {
    what: 'a receipt is given to anybody who asks',
    file: 'packages/store/src/documents.ts',
    from: 'JOIN deletion_journal g ON g.user_id = s.user_id',
    to: 'JOIN deletion_journal g ON 1 = 1',
    tests: ['workers/api', 'receipts'],
  },
  {
    what: 'a ring is sealed again over a newer one',
    file: 'packages/store/src/key-rings.ts',
    from: 'const onlyIf = { etagMatches: object.etag }',
    to: "const onlyIf = { etagDoesNotMatch: 'never' }",
    tests: ['packages/store', 'key-rings'],
  },
  {
    what: 'files of an upload on its way are removed',
    file: 'workers/retention/src/reconcile.ts',
    from: 'keys.filter(({ at }) => at < now - HOUR_MS)\n    const folders',
    to: 'keys.filter(({ at }) => at < now + HOUR_MS)\n    const folders',
    tests: ['workers/retention', 'walk'],
  },
  {
    what: 'a link holds files that have been moved away',
    file: 'packages/store/src/case-links.ts',
    from: 'd.case_id IS NULL AND ${UPLOAD_FOLDER} = ?7',
    to: 'd.case_id IS NULL AND ?7 = ?7',
    tests: ['workers/retention', 'case-links'],
  },
  {
    what: 'files that were moved are taken for lost',
    file: 'workers/retention/src/reconcile.ts',
    from: '.get(documentId) !== folder',
    to: '.get(documentId) === undefined',
    tests: ['workers/retention', 'case-links'],
  },
  {
    what: 'a letter is linked that is being deleted',
    file: 'packages/store/src/case-links.ts',
    from: 'WHERE d.id = ?5 AND ${IS_CALLERS} AND ${IS_SERVED} AND d.case_id IS NULL',
    to: 'WHERE d.id = ?5 AND ${IS_CALLERS} AND d.case_id IS NULL',
    tests: ['workers/retention', 'case-links'],
  },
  {
    what: 'each try of a mail has a key of its own',
    file: 'packages/mail/src/deliver-mail.ts',
    from: 'idempotencyKey: claimed.id',
    to: 'idempotencyKey: crypto.randomUUID()',
    tests: ['workers/retention', 'send-outbox'],
  },
  {
    what: 'a mail that is being sent is free to others',
    file: 'packages/store/src/outbox.ts',
    from: 'now + MAIL_LEASE_MS,',
    to: 'now,',
    tests: ['workers/retention', 'send-outbox'],
  },
  {
    what: 'a sender that lost its lease ends the mail',
    file: 'packages/store/src/outbox.ts',
    from: "WHERE id = ?1 AND tries = ?2 AND state = 'due'",
    to: "WHERE id = ?1 AND (tries = ?2 OR 1 = 1) AND state = 'due'",
    tests: ['workers/retention', 'send-outbox'],
  },
  {
    what: 'a reset link works twice',
    file: 'packages/store/src/passwords.ts',
    from: "'r.token_hash = ?1 AND r.used = 0 AND",
    to: "'r.token_hash = ?1 AND",
    tests: ['workers/api', 'mails'],
  },
  {
    what: 'a reset leaves sessions alive',
    file: 'packages/store/src/passwords.ts',
    from: 'DELETE FROM sessions WHERE user_id = ${owner}',
    to: 'DELETE FROM sessions WHERE 1 = 0 AND user_id = ${owner}',
    tests: ['workers/api', 'mails'],
  },
  {
    what: 'a mailed link signs in whoever opens it',
    file: 'packages/store/src/email-verifications.ts',
    from: `JOIN users u ON u.id = s.user_id JOIN email_verifications v ON v.user_id = u.id
       WHERE \${SESSION_IS_LIVE} AND v.token_hash = ?4 AND v.used = 0 AND v.expires_at > ?2 AND v.email = u.email`,
    to: `JOIN email_verifications v ON 1 = 1
       WHERE \${SESSION_IS_LIVE} AND v.token_hash = ?4 AND v.used = 0 AND v.expires_at > ?2`,
    tests: ['workers/api', 'mails'],
  },
  {
    what: 'a swept letter keeps its key',
    file: 'workers/retention/src/delete-stored.ts',
    from: 'await dropKeys(rings, going)',
    to: 'await Promise.resolve()',
    tests: ['workers/retention', 'sweep'],
  },
  {
    what: 'a key ring that is taken is a fault at once',
    file: 'packages/store/src/key-rings.ts',
    from: 'if (error instanceof Error && TOO_OFTEN.test(error.message)) return false',
    to: '',
    tests: ['packages/store', 'key-rings'],
  },
  {
    what: 'a deleted letter keeps its key',
    file: 'workers/api/src/documents/delete-document.ts',
    from: 'await dropDataKey(rings, going.userId, documentId)',
    to: 'await Promise.resolve()',
    tests: ['workers/api', 'deleted-copy'],
  },
  {
    what: 'a busy key ring is a fault of ours',
    file: 'workers/api/src/errors.ts',
    from: 'if (error instanceof KeyRingBusyError) {',
    to: "if (error instanceof KeyRingBusyError && error.name === 'never') {",
    tests: ['workers/api', 'many-at-once'],
  },
  {
    what: 'a PDF that inflates without end is opened',
    file: 'packages/intake/src/pdf.ts',
    from: '= checkPdfStreams(bytes)',
    to: '= checkPdfStreams(bytes.subarray(0, 9))',
    tests: ['packages/intake', 'hostile-files'],
  },
  {
    what: 'a queue message may say more than it should',
    file: 'packages/contracts/src/job.ts',
    from: 'z.strictObject(',
    to: 'z.object(',
    tests: ['workers/analyser', 'consume'],
  },
  {
    what: 'an older answer of Stripe is written over a newer one',
    file: 'packages/store/src/payments.ts',
    from: 'WHERE session_id = ?1 AND version = ?2`',
    to: 'WHERE session_id = ?1 AND ?2 = ?2`',
    tests: ['packages/store', 'payments'],
  },
  {
    what: 'a payment is granted to whoever names it',
    file: 'packages/payments/src/settle-session.ts',
    from: 'asked.userId !== undefined && checked.userId !== asked.userId',
    to: 'asked.userId === -1',
    tests: ['workers/api', 'refused-payments'],
  },
  {
    what: 'any amount pays for a pack',
    file: 'packages/payments/src/check-session.ts',
    from: 'session.amount_total !== product.pricePence',
    to: 'session.amount_total === -1',
    tests: ['workers/api', 'refused-payments'],
  },
  {
    what: 'an old signature is good',
    file: 'packages/payments/src/read-event.ts',
    from: 'TOLERANCE_S = 300',
    to: 'TOLERANCE_S = 300_000',
    tests: ['workers/api', 'refused-payments'],
  },
  {
    what: 'a shortfall is taken from the next purchase',
    file: 'packages/store/src/payments.ts',
    from: '-MIN(a.balance, ?5 - p.taken_back - p.shortfall)',
    to: '-MIN(a.balance, ?5 - p.taken_back)',
    tests: ['workers/api', 'refunds'],
  },
  {
    what: 'a plan pays for one more than it has',
    file: 'packages/store/src/credits.ts',
    from: "${allowanceLeft('?3')} > 0",
    to: "${allowanceLeft('?3')} >= 0",
    tests: ['workers/api', 'plans'],
  },
  {
    what: 'a run that failed keeps its analysis of the plan',
    file: 'packages/store/src/credits.ts',
    from: "'return', l.job_id, l.used_at",
    to: "'use', l.job_id, l.used_at",
    tests: ['workers/api', 'plans'],
  },
  {
    what: 'the night does not look at refunds',
    file: 'packages/payments/src/compare.ts',
    from: 'row.refundedPence !== refunded.get(intent)',
    to: 'row.refundedPence === -1',
    tests: ['workers/retention', 'compare-stripe'],
  },
] as const

const [word = ''] = process.argv.slice(2)
const wanted = DEFECTS.filter(({ file }) => file.includes(word))
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

function isCaught({ what, file, from, to, tests }: (typeof DEFECTS)[number]): boolean {
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
