/** Questions about a child who was taken far away: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_NL: Words = {
  'nz.ask.child-abroad': {
    says: 'Doe vandaag iets. Een ouder mag een kind niet naar het buitenland of ver weg brengen zonder instemming van de ander of de rechter. Al in Australië of een Haags land? Bel de Central Authority bij het Ministry of Justice; die vraagt daar gratis de terugkeer, binnen een jaar. Nog hier? Vraag het Family Court een spoedbevel en een grensmelding. Advocaat, legal aid.',
  },
}
