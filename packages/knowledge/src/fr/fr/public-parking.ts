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
  'fr.fine.step-fps-time': {
    says: 'Pas encore de majoration dans la somme ? Alors vous avez un mois pour contester et trois mois pour payer. Contester n’arrête pas les trois mois.',
  },
  'fr.fine.option-contest-fps': {
    title: 'Contester d’abord auprès de la ville',
    says: 'Envoyez votre recours en ligne ou en recommandé dans le mois. Joignez vos raisons, l’avis et la carte grise.',
    cost: 'Un recommandé, ou rien en ligne.',
    time: 'Pas de réponse pendant un mois veut dire non.',
    risk: 'Les trois mois pour payer continuent.',
    bestFor: 'Vous avez payé, vendu la voiture, ou les faits sont faux.',
  },
  'fr.fine.option-pay-fps': {
    title: 'Payer dans les trois mois',
    says: 'Payez de la façon indiquée dans l’avis. Tapez vous-même l’adresse et gardez le reçu.',
    cost: 'Le forfait. Certaines villes prennent moins les premiers jours.',
    time: 'Quelques minutes.',
    risk: 'Ensuite, 20 % s’ajoutent, au moins 50 €.',
    bestFor: 'C’est juste.',
  },
  'fr.fine.want-fps-raised': {
    says: 'Ce forfait de post-stationnement (FPS) n’a pas été payé en trois mois. L’État a ajouté une majoration : 20 %, au moins 50 €.',
  },
  'fr.fine.reality-fps-raised': {
    says: 'Vous pouvez contester le forfait majoré directement devant le tribunal du stationnement payant. L’avis dit jusqu’à quand.',
  },
  'fr.fine.step-fps-raised': {
    says: 'Avez-vous reçu le premier avis ? La voiture était-elle encore à vous ? Sinon, écrivez au tribunal du stationnement payant dans le délai de l’avis, avec des preuves.',
  },
  'fr.fine.rights-fps': {
    says: 'Vous pouvez le contester, dire que vous aviez vendu la voiture et demander des preuves.',
  },
}
