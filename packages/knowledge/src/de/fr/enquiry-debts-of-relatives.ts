/** Questions about the debts of a husband, a wife, a parent or someone who died: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_RELATIVES_WORDS: Words = {
  'de.ask-debt.heir': {
    says: 'Les héritiers reprennent les dettes. Vous pouvez refuser la succession (Ausschlagung) dans les six semaines où vous l’apprenez, au tribunal des successions ou chez un notaire.',
    dependsOn: 'si vous refusez la succession dans les six semaines',
  },
  'de.ask-debt.spouse': {
    says: 'Vous ne devez pas les dettes de votre conjoint ou de vos parents, sauf si vous avez signé aussi. Exception : les achats quotidiens de la famille.',
  },
}
