/** Questions of tenants whose landlord lost the home to foreclosure: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FORECLOSED_LANDLORD_NL: Words = {
  'us.fact.tenant-foreclosed': {
    says: 'U hoeft niet binnen enkele dagen weg. Na een executieverkoop (foreclosure) geeft federaal recht een echte huurder 90 dagen, schriftelijk. Een ouder contract loopt meestal door; komt de koper er wonen, dan gelden de 90 dagen. Teken nog niets. Stuur contract en betalingen en vraag bewijs van eigendom. Houd de huur klaar. Antwoord de rechtbank. Borg: vraag legal aid.',
  },
}
