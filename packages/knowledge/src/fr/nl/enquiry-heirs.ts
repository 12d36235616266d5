/** Questions about heirs who do not agree: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_NL: Words = {
  'fr.ask-family.coheirs': {
    says: 'Niemand moet in een onverdeelde nalatenschap blijven. Schrijf de anderen en de notaris: bied aan te verkopen, hun deel te kopen of het uwe te verkopen. Wie er alleen woont is de anderen een som schuldig (indemnité d’occupation). Met een ruime meerderheid van de delen kan men de rechter vragen verkoop toe te staan. Anders beveelt de rechtbank verdeling of verkoop: daarvoor is een advocaat nodig. Eerst kan een bemiddelaar helpen.',
  },
}
