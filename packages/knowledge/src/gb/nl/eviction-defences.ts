/** Dutch: the words of the rows in ../eviction-defences.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DEFENCES_NL: Words = {
  'gb.home.right-deposit-first': {
    says: 'Hebt u borg betaald? Dan kan een rechter u alleen laten vertrekken als een officiële regeling die bewaart, of als hij is terugbetaald. Vraag het nu bij alle drie de regelingen.',
  },
  'gb.home.right-illness': {
    says: 'Heeft het te maken met een ziekte of handicap? Dan moet de verhuurder laten zien dat het eerlijk en nodig is u eruit te zetten. Zeg het nu tegen hem en tegen de rechter.',
  },
}
