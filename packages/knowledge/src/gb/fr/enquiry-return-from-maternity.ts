/** Questions about the job that waits, or does not, after maternity leave: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURN_FROM_MATERNITY_FR: Words = {
  'gb.ask-work.maternity-return': {
    says: 'Ne signez rien encore. Après le congé vous avez droit à votre poste. Après plus de 26 semaines, un autre poste adapté et pas moins bon n’est permis que si le vôtre n’est pas raisonnablement possible. Garder la remplaçante peut être une discrimination. En vrai licenciement économique, vous passez en premier. Écrivez que vous revenez à votre poste. Acas : 0300 123 1100.',
  },
}
