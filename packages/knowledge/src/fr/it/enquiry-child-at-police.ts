/** Questions about a child under 18 who is called by the police: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_AT_POLICE_IT: Words = {
  'fr.ask-buy.child-at-police': {
    says: 'Vada con suo figlio e prenda un avvocato: un minore deve averlo se fermato, e quasi sempre in audizione libera. È gratis: lo chieda all’ordine (ordre des avocats) o alla polizia. Quasi sempre devono avvisarla subito, e può chiedere di essere presente. Il minore può tacere. Sotto i 13 anni niente garde à vue, solo un fermo di alcune ore per un fatto grave. Un primo fatto lieve spesso finisce con un avvertimento.',
  },
}
