/** The United Kingdom: every subject's rows in one object. */
import type { CountryKnowledge } from '@plainletter/contracts/rule'

import { BAILIFF } from './bailiff.ts'
import { BENEFIT_OVERPAYMENT } from './benefit-overpayment.ts'
import { CEASE_AND_DESIST } from './cease-and-desist.ts'
import { CONSUMER_CONTRACT } from './consumer-contract.ts'
import { COPYRIGHT_LETTER } from './copyright-letter.ts'
import { COUNCIL_TAX } from './council-tax.ts'
import { COURT_CLAIM } from './court-claim.ts'
import { COURT_JUDGMENT } from './court-judgment.ts'
import { DEBT_COLLECTION } from './debt-collection.ts'
import { DISMISSAL } from './dismissal.ts'
import { ENQUIRY_CONSUMER } from './enquiry-consumer.ts'
import { ENQUIRY_DEBT } from './enquiry-debt.ts'
import { ENQUIRY_EMPLOYMENT } from './enquiry-employment.ts'
import { ENQUIRY_HOUSING } from './enquiry-housing.ts'
import { ENQUIRY_PARKING } from './enquiry-parking.ts'
import { ENQUIRY_TV_LICENCE } from './enquiry-tv-licence.ts'
import { EVICTION_NOTICE } from './eviction-notice.ts'
import { HELP } from './help.ts'
import { HOLIDAYS } from './holidays.ts'
import { INSURANCE_DECISION } from './insurance-decision.ts'
import { LETTER_BEFORE_CLAIM } from './letter-before-claim.ts'
import { LIMITATION } from './limitation.ts'
import { MUSIC_LICENCE } from './music-licence.ts'
import { PARKING } from './parking.ts'
import { PENALTY_CHARGE } from './penalty-charge.ts'
import { SCAM } from './scam.ts'
import { SENDERS } from './senders.ts'
import { SEVERAL_KINDS } from './several-kinds.ts'
import { STATUTORY_DEMAND } from './statutory-demand.ts'
import { TAX_DEMAND } from './tax-demand.ts'
import { TV_LICENCE } from './tv-licence.ts'
import { UTILITY_BILL } from './utility-bill.ts'

export const GB: CountryKnowledge = {
  country: 'gb',
  asOf: '2026-11-21',
  version: 'gb-2026-11-21',
  rules: [
    ...BAILIFF,
    ...COUNCIL_TAX,
    ...PARKING,
    ...PENALTY_CHARGE,
    ...DEBT_COLLECTION,
    ...LETTER_BEFORE_CLAIM,
    ...COURT_CLAIM,
    ...COURT_JUDGMENT,
    ...STATUTORY_DEMAND,
    ...MUSIC_LICENCE,
    ...TV_LICENCE,
    ...UTILITY_BILL,
    ...EVICTION_NOTICE,
    ...DISMISSAL,
    ...TAX_DEMAND,
    ...INSURANCE_DECISION,
    ...COPYRIGHT_LETTER,
    ...CONSUMER_CONTRACT,
    ...CEASE_AND_DESIST,
    ...BENEFIT_OVERPAYMENT,
    ...SCAM,
    ...SEVERAL_KINDS,
    ...LIMITATION,
    ...ENQUIRY_TV_LICENCE,
    ...ENQUIRY_DEBT,
    ...ENQUIRY_CONSUMER,
    ...ENQUIRY_PARKING,
    ...ENQUIRY_HOUSING,
    ...ENQUIRY_EMPLOYMENT,
  ],
  senders: [...SENDERS],
  help: [...HELP],
  holidays: [...HOLIDAYS],
}
