/** Questions about a child who was taken far away: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVED_CHILD_FR: Words = {
  'au.ask.child-moved': {
    says: 'Agissez maintenant ; attendre nuit. Écrivez calmement, demandez le retour et une médiation. Un avocat peut demander au Federal Circuit and Family Court une ordonnance urgente, aussi une recovery order. En urgence, pas besoin du papier de médiation. Legal Aid ou 1800 050 321. S’ils risquent de quitter l’Australie, demandez vite l’airport watch list. En danger : 000.',
  },
}
