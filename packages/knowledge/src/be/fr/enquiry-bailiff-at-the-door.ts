/** Questions about a bailiff who comes in, and about the sale of things: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFF_AT_THE_DOOR_FR: Words = {
  'be.ask.bailiff-enters': {
    says: 'Sans jugement ou autre titre, l’huissier ne peut pas entrer et vous ne devez pas ouvrir. Avec un titre, pour saisir, il peut venir entre 6 h et 21 h, en principe pas le week-end ni les jours fériés. Si vous êtes absent ou refusez, il peut faire ouvrir par un serrurier, avec la police. Demandez à voir le titre. Mieux vaut l’appeler avant et proposer une somme par mois.',
    dependsOn: 's’il y a un jugement',
  },
  'be.ask.sale-stop': {
    says: 'Appelez l’huissier aujourd’hui et payez ou convenez d’un plan par écrit : la plupart des ventes s’arrêtent avec un premier versement. Un bien est protégé ou n’est pas à vous ? Allez chez le juge des saisies avant la vente, avec preuves. Un règlement collectif admis par le tribunal du travail arrête la vente. Le CPAS peut appeler pour vous, gratuitement. Si la vente rapporte moins qu’elle ne coûte, dites-le.',
  },
}
