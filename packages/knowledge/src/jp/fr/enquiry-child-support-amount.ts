/** How much is paid for a child of parents who live apart: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_SUPPORT_AMOUNT_FR: Words = {
  'jp.ask.child-support-how-much': {
    says: 'Vous deux décidez ; le barème des tribunaux (算定表) donne la fourchette d’usage. Il va selon le revenu annuel des deux et le nombre et l’âge des enfants. Il est gratuit sur le site des tribunaux. Mettez l’accord par écrit, mieux devant notaire (公正証書). Sans accord, demandez la conciliation (調停) au tribunal de la famille ; sinon le juge décide. Demandez vite : cela compte en général dès la demande.',
  },
}
