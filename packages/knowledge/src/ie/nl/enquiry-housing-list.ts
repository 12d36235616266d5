/** Questions about the list for a home from the council: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_LIST_NL: Words = {
  'ie.ask.housing-list': {
    says: 'Vraag het aan bij uw council, met het formulier en alle papieren. Die moet meestal binnen 12 weken beslissen. Vraagt die om meer, dan hebt u vier weken. Is het nee, ga daar dan schriftelijk tegen in beroep. Daarna is de Ombudsman gratis. Op de lijst kunt u HAP vragen om bij een verhuurder te huren. Wie in een jaar twee keer een aanbod weigert, kan de plek een tijd kwijt zijn.',
  },
}
