/** The French words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_WORDS: Words = {
  'de.consumer.step-terms': {
    says: 'Trouvez le contrat, sa date et comment il est né : en ligne, à la porte, par téléphone ou en magasin.',
  },
  'de.consumer.step-answer': {
    says: 'Répondez par écrit. Rétractez-vous, résiliez, ou nommez le défaut et fixez une date. Gardez la preuve.',
  },
  'de.consumer.step-fault': {
    says: 'Pour un objet défectueux, écrivez au vendeur, pas au fabricant. Demandez réparation ou échange pour un jour fixe.',
  },
  'de.consumer.step-valid': {
    says: 'Si le contrat est valable, payez ce qui est dû et résiliez pour le prochain jour possible.',
  },
}
