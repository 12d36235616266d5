/** Questions about a fine for no valid ticket: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_TRANSPORT_FINE_NL: Words = {
  'nl.ask.no-valid-ticket': {
    says: 'Dit papier komt eerst van de vervoerder. Schrijf vóór de laatste dag die erop staat naar de klantenservice, met bewijs dat uw kaart niet werkte of dat u een abonnement hebt. Vaak vervalt of daalt het bedrag. Betaalt of schrijft u niet, dan gaat het als strafbeschikking naar het CJIB. Daartegen kunt u binnen 14 dagen verzet doen.',
  },
}
