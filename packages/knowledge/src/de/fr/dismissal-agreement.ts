/** An exit agreement that comes with a dismissal: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_AGREEMENT_WORDS: Words = {
  'de.job.want-agreement': {
    says: 'Votre employeur propose un accord de départ (Aufhebungsvertrag). Vous n’êtes pas obligé de le signer.',
  },
  'de.job.not-yet-agreement': {
    says: 'Sans votre signature sur papier, il n’y a pas d’accord de départ. Le silence n’est pas un oui.',
  },
  'de.job.step-sign-think': {
    says: 'Ne signez pas aujourd’hui. Prenez-le chez vous, comptez le préavis et demandez à un syndicat, un avocat et l’Agentur für Arbeit.',
  },
  'de.job.option-refuse': {
    title: 'Dire non à l’accord de départ',
    says: 'Vous pouvez refuser sans raison. Votre emploi continue.',
    cost: 'Rien.',
    time: 'Aucun.',
    risk: 'L’employeur peut licencier. Vous pouvez alors aller au tribunal.',
    bestFor: 'L’offre est moins bonne que vos droits.',
  },
}
