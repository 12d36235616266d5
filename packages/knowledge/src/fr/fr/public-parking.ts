/** The parking charge of a town (forfait de post-stationnement, FPS): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PARKING_WORDS: Words = {
  'fr.fine.want-fps': {
    says: 'Une ville vous demande un forfait post-stationnement (FPS). Ce n’est pas une amende pénale.',
  },
  'fr.fine.who-fps': {
    says: 'Une ville, ou une société qui travaille pour elle, a établi ce forfait.',
  },
  'fr.fine.reality-fps': {
    says: 'Vous pouvez contester en deux temps : d’abord la ville, puis le tribunal du stationnement payant.',
  },
  'fr.fine.deadline-fps': {
    says: 'Vous avez un mois pour contester le forfait auprès de la ville (RAPO).',
    action: 'Contester auprès de la ville (RAPO)',
    consequence: 'Sans cette étape, le tribunal ne peut pas vous entendre.',
  },
  'fr.fine.deadline-fps-pay': {
    says: 'Vous avez trois mois pour payer avant la majoration.',
    action: 'Payer le forfait',
    consequence: 'Après, il est majoré et le Trésor le recouvre.',
  },
  'fr.fine.step-contest-fps': {
    says: 'Contestez auprès de l’organisme indiqué, en ligne ou par recommandé. Joignez l’avis, la carte grise et des preuves.',
  },
  'fr.fine.right-fps-court': {
    says: 'Un mois sans réponse vaut refus. Vous avez alors un mois pour saisir le tribunal. Il n’est plus obligatoire de payer avant.',
  },
}
