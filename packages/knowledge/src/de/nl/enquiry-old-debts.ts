/** Questions about an old bill with no court title: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_NL: Words = {
  'de.ask-debt.old-no-title': {
    says: 'Zonder titel van een rechter hoeft u niet te betalen. De meeste schulden verjaren drie jaar na het einde van het jaar waarin ze betaald moesten worden. Schrijf: “Ik beroep mij op verjaring (Einrede der Verjährung).” Betaal en beloof niets. Komt er een Mahnbescheid, maak dan toch bezwaar binnen twee weken. Gaat het om een titel? Vraag een kopie: die geldt 30 jaar.',
  },
}
