/** Questions about the whole ledger. Each finds what must not be: an answer is a fault, in words that name no person. */
import * as z from 'zod/mini'

import type { Database } from './database.ts'
import { allRows, sql } from './database.ts'

/** Faults that are told; more of them say no more. */
const LIMIT = 100

const CHECKS = {
  'balances that are not the sum of their entries': `SELECT 'account ' || a.user_id || ' has ' || a.balance || ', its entries give ' || COALESCE(SUM(e.delta), 0) AS fault
     FROM credit_accounts a LEFT JOIN credit_entries e ON e.user_id = a.user_id
     GROUP BY a.user_id HAVING a.balance <> COALESCE(SUM(e.delta), 0)`,
  'balances below zero': `SELECT 'account ' || user_id || ' has ' || balance AS fault FROM credit_accounts WHERE balance < 0`,
  'credits ever had that were not bought or given': `SELECT 'account ' || a.user_id || ' had ' || a.total_ever AS fault
     FROM credit_accounts a LEFT JOIN credit_entries e ON e.user_id = a.user_id AND e.kind IN ('purchase', 'grant')
     GROUP BY a.user_id HAVING a.total_ever <> COALESCE(SUM(e.delta), 0)`,
  'jobs that were paid for by nothing, or twice': `SELECT 'job ' || j.id AS fault FROM jobs j
     WHERE (SELECT COUNT(*) FROM credit_entries e WHERE e.kind = 'spend' AND e.ref = j.id)
       + (SELECT COUNT(*) FROM allowance_entries l WHERE l.kind = 'use' AND l.job_id = j.id) <> 1`,
  'jobs that were given back against their row': `SELECT 'job ' || j.id AS fault FROM jobs j
     WHERE (SELECT COUNT(*) FROM credit_entries e WHERE e.kind = 'refund' AND e.ref = j.id)
       + (SELECT COUNT(*) FROM allowance_entries l WHERE l.kind = 'return' AND l.job_id = j.id) <> (j.refund_reason IS NOT NULL)`,
  'research and cheat sheets that were paid for by nothing, or twice': `SELECT r.ref AS fault FROM (
       SELECT 'research:' || id AS ref FROM documents WHERE case_research_generated = 1
       UNION ALL SELECT 'sheet:' || id FROM cheat_sheets) r
     WHERE (SELECT COUNT(*) FROM credit_entries e WHERE e.kind = 'spend' AND e.ref = r.ref)
       + (SELECT COUNT(*) FROM allowance_entries l WHERE l.kind = 'use' AND l.job_id = r.ref) <> 1`,
  // A deleted letter takes its research with it. A sheet has its days.
  'spends on research that is not there': `SELECT e.ref AS fault FROM credit_entries e
     WHERE e.kind = 'spend' AND e.ref LIKE 'research:%'
       AND NOT EXISTS (SELECT 1 FROM documents d WHERE d.id = CAST(SUBSTR(e.ref, 10) AS INTEGER) AND d.case_research_generated = 1)
       AND NOT EXISTS (SELECT 1 FROM deletion_journal g WHERE g.document_id = CAST(SUBSTR(e.ref, 10) AS INTEGER))`,
  // A deleted letter takes its job with it, and leaves a row in the journal.
  'spends without a job': `SELECT 'account ' || e.user_id || ' has ' || COUNT(*) AS fault FROM credit_entries e
     WHERE e.kind = 'spend' AND e.ref NOT LIKE '%:%' AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.id = e.ref)
     GROUP BY e.user_id HAVING COUNT(*) > (SELECT COUNT(*) FROM deletion_journal g WHERE g.user_id = e.user_id)`,
  'purchases without a payment': `SELECT 'purchase ' || e.ref AS fault FROM credit_entries e
     LEFT JOIN payment_tracking p ON p.session_id = e.ref
     WHERE e.kind = 'purchase' AND (p.id IS NULL OR p.user_id <> e.user_id OR p.credits <> e.delta)`,
  'payments whose credits were never given': `SELECT 'payment ' || p.session_id AS fault FROM payment_tracking p
     WHERE p.credits > 0 AND NOT EXISTS (SELECT 1 FROM credit_entries e WHERE e.kind = 'purchase' AND e.ref = p.session_id)`,
  'payments that took back other than their entries': `SELECT 'payment ' || p.session_id AS fault FROM payment_tracking p
     WHERE p.taken_back <> -(SELECT COALESCE(SUM(e.delta), 0) FROM credit_entries e
       WHERE e.kind IN ('clawback', 'refund') AND e.ref >= p.session_id || ':' AND e.ref < p.session_id || ';')`,
} as const

export interface CheckedLedger {
  readonly what: string
  readonly faults: readonly string[]
}

export async function checkLedger(database: Database): Promise<CheckedLedger[]> {
  const results = await database.batch(
    Object.values(CHECKS).map((question) => sql(database, `${question} LIMIT ${LIMIT}`)),
  )
  return Object.keys(CHECKS).map((what, index) => ({
    what,
    faults: allRows(results[index], z.object({ fault: z.string() })).map(({ fault }) => fault),
  }))
}

const Counted = z.object({ accounts: z.int(), entries: z.int(), payments: z.int() })

/** How much there was to check. */
export async function countLedger(database: Database) {
  const [result] = await database.batch([
    sql(
      database,
      `SELECT (SELECT COUNT(*) FROM credit_accounts) AS accounts, (SELECT COUNT(*) FROM credit_entries) AS entries,
         (SELECT COUNT(*) FROM payment_tracking) AS payments`,
    ),
  ])
  return allRows(result, Counted)[0] ?? { accounts: 0, entries: 0, payments: 0 }
}
