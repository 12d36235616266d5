/** Questions about unemployment pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_NL: Words = {
  'jp.ask.job-benefit': {
    says: 'Ga met uw vertrekbewijs (離職票) naar Hello Work. Beëindigde het bedrijf de baan, dan begint het na zeven dagen. Ging u zelf weg, dan is er meestal nog een maand. Staat er een verkeerde reden op het bewijs, maak daar dan bezwaar.',
  },
}
