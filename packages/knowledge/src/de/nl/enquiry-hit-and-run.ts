/** Questions about being accused of leaving after an accident: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIT_AND_RUN_NL: Words = {
  'de.ask-crime.hit-and-run': {
    says: 'Zeg nog niets over de zaak, ook niet dat u reed of niets merkte. Alleen naam en adres zijn verplicht, en u hoeft niet naar de politie. Laat de auto zoals hij is. Een advocaat vraagt eerst het dossier: het is alleen strafbaar als u de botsing merkte. Uw rijbewijs kan eraan hangen, dus ga deze week. Meld het binnen een week bij de verzekeraar. Nog geen dag geleden, bij het parkeren? Meld het nu.',
  },
}
