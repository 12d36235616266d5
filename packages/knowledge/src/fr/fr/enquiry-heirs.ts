/** Questions about heirs who do not agree: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEIRS_FR: Words = {
  'fr.ask-family.coheirs': {
    says: 'Nul n’est obligé de rester dans l’indivision. Écrivez aux autres et au notaire : proposez de vendre, de racheter leur part ou de céder la vôtre. Celui qui occupe seul doit une indemnité d’occupation. Avec une large majorité des parts, on peut demander au juge d’autoriser la vente. Sinon, le tribunal ordonne le partage ou la vente : il faut un avocat. Un médiateur peut aider d’abord.',
  },
}
