/** A written warning of an employer (avertissement, verwittiging): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_WORDS: Words = {
  'be.warning.right-rules': {
    says: 'L’employeur ne peut donner que les pénalités de son règlement de travail. Il doit vous les notifier au plus tard le premier jour ouvrable après avoir vu la faute.',
  },
  'be.warning.step-answer': {
    says: 'Répondez par écrit si c’est faux ou injuste, et demandez que votre réponse aille dans votre dossier. Montrez-le à votre syndicat. Signer veut seulement dire : reçu.',
  },
}
