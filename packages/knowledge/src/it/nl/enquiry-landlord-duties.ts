/** The Dutch words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_NL: Words = {
  'it.ask.landlord-enters': {
    says: 'Nee. De verhuurder mag alleen met uw ja binnenkomen. Spreek een dag af voor bezoek en herstel.',
  },
  'it.ask.repairs': {
    says: 'Schrijf aangetekend of per PEC, met foto’s. Behalve kleine reparaties is alles voor de verhuurder. Is het dringend, dan mag u het na melding zelf doen en het geld vragen. Is de woning veel minder bruikbaar, vraag dan minder huur of beëindig de huur.',
  },
}
