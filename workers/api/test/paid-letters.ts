/** A letter that leading cases fit, and calls for research on it as our own pages send them. */
import { OWN_FETCH_HEADERS } from '@plainletter/contracts/research'
import { env } from 'cloudflare:workers'

import { ask } from './ask.ts'
import { newReader } from './letters.ts'
import type { Owner } from './letters.ts'

export const PARKING_LETTER = `Parking Charge Notice
Northgate Parking Ltd, 14 November 2026
Your vehicle stayed longer than the paid time in our private car park. The parking charge is £100.
Pay within 28 days. The contract was made by the signs at the car park.`

/** A person with an analysed letter and so many credits left after it. */
export const newParker = ({ credits = 5 } = {}): Promise<Owner> =>
  newReader({ credits: credits + 1, text: PARKING_LETTER })

export const askResearch = (
  owner: Owner,
  headers: Record<string, string> = {},
  bindings: Partial<Env> = {},
) =>
  ask(
    owner,
    {
      path: `/api/documents/${owner.documentId}/research-cases`,
      headers: { 'Sec-Fetch-Mode': 'cors', ...OWN_FETCH_HEADERS, ...headers },
    },
    bindings,
  )

/** What the person has paid and has for it, besides their analysis, and whether the ledger adds up. */
export async function paidFor(id: number) {
  return env.DB.prepare(
    `SELECT a.balance, a.balance = (SELECT SUM(delta) FROM credit_entries WHERE user_id = ?1) AS addsUp,
       (SELECT COUNT(*) FROM credit_entries WHERE user_id = ?1 AND kind = 'spend' AND ref LIKE 'research:%') AS researchSpends,
       (SELECT COUNT(*) FROM credit_entries WHERE user_id = ?1 AND kind = 'spend' AND ref LIKE 'sheet:%') AS sheetSpends,
       (SELECT COUNT(*) FROM allowance_entries WHERE user_id = ?1 AND kind = 'use' AND job_id LIKE '%:%') AS allowanceUses,
       (SELECT COUNT(*) FROM documents WHERE user_id = ?1 AND case_research_generated = 1 AND case_research IS NOT NULL) AS researched,
       (SELECT COUNT(*) FROM cheat_sheets WHERE user_id = ?1) AS sheets,
       (SELECT daily_ai_calls FROM users WHERE id = ?1) AS paidActions
     FROM credit_accounts a WHERE a.user_id = ?1`,
  )
    .bind(id)
    .first<Record<string, number>>()
}
