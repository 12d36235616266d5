/** Belgium in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

import { dataBreachWords } from '../../europe/data-breach-words.ts'
import { pictureClaimWords } from '../../europe/picture-claim-words.ts'
import { BENEFITS_ES } from './benefits.ts'
import { CHANGES_ES } from './changes.ts'
import { CONSUMER_ES } from './consumer.ts'
import { COURT_ES } from './court.ts'
import { DEBT_COLLECTION_ES } from './debt-collection.ts'
import { DISMISSAL_ES } from './dismissal.ts'
import { ENQUIRY_EVERYDAY_ES } from './enquiry-everyday.ts'
import { ENQUIRY_ES } from './enquiry.ts'
import { FINE_ES } from './fine.ts'
import { HELP_ES } from './help.ts'
import { INSURANCE_ES } from './insurance.ts'
import { LIMITATION_ES } from './limitation.ts'
import { RENT_RISE_ES } from './rent-rise.ts'
import { RENTING_ES } from './renting.ts'
import { SENDERS_ES } from './senders.ts'
import { TAX_ES } from './tax.ts'

export const BE_ES: Words = {
  ...ENQUIRY_EVERYDAY_ES,
  ...pictureClaimWords('be', 'es', 5),
  ...dataBreachWords('be', 'es'),
  ...INSURANCE_ES,
  ...BENEFITS_ES,
  ...CHANGES_ES,
  ...CONSUMER_ES,
  ...COURT_ES,
  ...DEBT_COLLECTION_ES,
  ...DISMISSAL_ES,
  ...ENQUIRY_ES,
  ...FINE_ES,
  ...HELP_ES,
  ...LIMITATION_ES,
  ...RENT_RISE_ES,
  ...RENTING_ES,
  ...SENDERS_ES,
  ...TAX_ES,
}
