/** The United States: federal law, and the law of the states in which letters name one. */
import type { CountryLaw } from '../country-law.ts'
import { CONSUMER_PARTS } from './consumer-parts.ts'
import { DEBT_PARTS } from './debt-parts.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { HOME_AND_WORK_PARTS } from './home-and-work-parts.ts'
import { LARGE_STATES } from './large-states.ts'
import { ONE_KIND_PARTS } from './one-kind-parts.ts'
import { PUBLIC_PARTS } from './public-parts.ts'
import { SENDERS } from './senders.ts'
import { STATE_DEBT_PARTS } from './state-debt-parts.ts'
import { STATE_PARTS } from './state-parts.ts'
import { STATE_HELP, STATE_RULES } from './states.ts'

export const US: CountryLaw = {
  country: 'us',
  asOf: '2026-11-23',
  version: 'us-2026-11-22',
  parts: [
    ...ONE_KIND_PARTS,
    ...DEBT_PARTS,
    ...HOME_AND_WORK_PARTS,
    ...PUBLIC_PARTS,
    ...CONSUMER_PARTS,
    ...STATE_DEBT_PARTS,
    ...STATE_PARTS,
    {
      kinds: [
        'DEBT_COLLECTION_LETTER',
        'COURT_CLAIM',
        'LETTER_BEFORE_CLAIM',
        'EVICTION_NOTICE',
        'RENT_ARREARS_LETTER',
        'BENEFIT_OVERPAYMENT',
        'UTILITY_BILL_DEMAND',
        'ENQUIRY',
        'OTHER',
        'CONSUMER_CONTRACT_DISPUTE',
      ],
      // Their help is made from the same table, which the register loads.
      rules: async () => STATE_RULES,
    },
    ...LARGE_STATES,
  ],
  senders: [...SENDERS],
  help: [...HELP, ...STATE_HELP],
  holidays: [...HOLIDAYS],
}
