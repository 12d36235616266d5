/** What the law of Texas adds on debts and judgments. */
import type { Rule } from '@plainletter/contracts/rule'

import { COLLECTOR_CALLS, COLLECTOR_LICENSE, DEBT_RELIEF, MEDICAL_DEBT } from './debt-subjects.ts'
import {
  BUILDER_LIEN,
  COURT_FEES,
  JUDGMENT_LIFE,
  REST_AFTER_SALE,
  REST_OF_CAR_LOAN,
  SMALL_JUDGMENT,
} from './judgment-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('TX')

export const TEXAS_DEBT: readonly Rule[] = [
  right('collector-calls', COLLECTOR_CALLS, {
    says: 'In Texas a collector or lender may not harass you, curse at you or threaten arrest. Keep notes: you can sue.',
    law: 'Texas Debt Collection Act (TDCA), Finance Code 392.301 to 392.304 and 392.403',
    url: 'https://statutes.capitol.texas.gov/Docs/FI/htm/FI.392.htm',
  }),
  right('collector-license', COLLECTOR_LICENSE, {
    says: 'In Texas a collector must be on file with the state. Look its name up before you pay.',
    law: 'Texas Finance Code 392.101 (bond of a debt collector)',
    url: 'https://statutes.capitol.texas.gov/Docs/FI/htm/FI.392.htm',
  }),
  right('judgment-life', JUDGMENT_LIFE, {
    says: 'In Texas a judgment sleeps if no one acts on it for ten years, and can be woken for two more. Ask the court what was filed.',
    law: 'Texas Civil Practice and Remedies Code 31.006 and 34.001',
    url: 'https://statutes.capitol.texas.gov/Docs/CP/htm/CP.34.htm',
  }),
  right('medical-debt', MEDICAL_DEBT, {
    says: 'In Texas a doctor or hospital must send its bill before the eleventh month after the care, or it mostly cannot collect.',
    law: 'Texas Civil Practice and Remedies Code 146.002 and 146.003 (timely billing)',
    url: 'https://statutes.capitol.texas.gov/Docs/CP/htm/CP.146.htm',
  }),
  right('rest-after-sale', REST_AFTER_SALE, {
    says: 'In Texas a lender has two years after the sale to sue for the rest. You can ask that the fair value of the home counts.',
    law: 'Texas Property Code 51.003 to 51.005 (deficiency)',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.51.htm',
  }),
  right('debt-relief', DEBT_RELIEF, {
    says: 'In Texas state law binds firms that promise debt relief or better credit. Pay nothing in advance, and ask how you can cancel.',
    law: 'Texas Finance Code chapters 393 (credit services) and 394 (debt management)',
    url: 'https://statutes.capitol.texas.gov/Docs/FI/htm/FI.394.htm',
  }),
  right('builder-lien', BUILDER_LIEN, {
    says: 'In Texas a builder’s lien on your homestead needs a written contract, signed before the work by you and your spouse. A court can remove it.',
    law: 'Texas Property Code chapter 53 (53.160 and 53.254, homestead)',
    url: 'https://statutes.capitol.texas.gov/Docs/PR/htm/PR.53.htm',
  }),
  right('small-judgment', SMALL_JUDGMENT, {
    says: 'In Texas you can appeal a justice court judgment within 21 days. An eviction gives you only five days.',
    law: 'Texas Rules of Civil Procedure 506.1 and 510.9',
    url: 'https://www.txcourts.gov/rules-forms/rules-standards/',
  }),
  right('rest-of-car-loan', REST_OF_CAR_LOAN, {
    says: 'In Texas a lender mostly has four years to sue for the rest of a car loan. If its notice or sale was wrong, it may lose that.',
    law: 'Texas Business and Commerce Code 2.725, 9.610 to 9.616 and 9.625',
    url: 'https://statutes.capitol.texas.gov/Docs/BC/htm/BC.9.htm',
  }),
  right('court-fees', COURT_FEES, {
    says: 'In Texas people with a low income can ask the court to waive its fees. Ask the clerk for the form.',
    law: 'Texas Rules of Civil Procedure 145 and 502.3 (statement of inability to afford costs)',
    url: 'https://www.txcourts.gov/rules-forms/rules-standards/',
  }),
]
