/** Questions about a landlord who does nothing against noisy neighbours: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOISE_AND_LANDLORD_NL: Words = {
  'nl.ask.noise-landlord': {
    says: 'Houd een dagboek bij met dagen, tijden en wie het nog hoorde. Meld het de verhuurder telkens schriftelijk en vraag stappen vóór een datum. Huurt de buur bij dezelfde verhuurder, dan moet die iets doen tegen ernstige overlast. Anders kan een rechter het bevelen en de huur verlagen. Vraag ook gratis buurtbemiddeling, en bel ’s nachts de politie: hun meldingen zijn bewijs. Betaal de huur door. Het Juridisch Loket helpt.',
  },
}
