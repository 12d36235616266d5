/** Arrears of the health insurance premium (wanbetalersregeling): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_PREMIUM_WORDS: Words = {
  'nl.health.know': {
    says: 'Na twee maanden achterstand moet uw verzekeraar een betalingsregeling aanbieden. Na zes maanden kan hij u aanmelden bij het CAK.',
  },
  'nl.health.step-plan': {
    says: 'Spreek een regeling af voordat u zes maanden achterloopt. Dan wordt u niet bij het CAK aangemeld.',
  },
  'nl.health.right-cover': { says: 'U blijft verzekerd voor basiszorg, ook met achterstand.' },
}
