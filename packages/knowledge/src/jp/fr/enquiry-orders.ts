/** Questions about orders: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ORDERS_FR: Words = {
  'jp.ask.cooling': {
    says: 'Ventes à la porte et par téléphone : huit jours. Vente pyramidale : vingt. En ligne, ce droit n’existe pas ; voyez les conditions de retour du magasin.',
    dependsOn: 'comment vous l’avez acheté',
  },
  'jp.ask.not-delivered': {
    says: 'Écrivez avec un dernier jour, par exemple une semaine. Si rien ne vient, annulez et exigez tout l’argent. Payé par carte ? Demandez à la carte de l’arrêter. Viré et sans réponse ? C’est peut-être une fausse boutique : appelez aujourd’hui la banque et la police (#9110), puis le 188.',
  },
  'jp.ask.child-purchase': {
    says: 'Les contrats d’un enfant de moins de 18 ans sans accord des parents s’annulent. Pas pour l’argent de poche, ni s’il a trompé sur son âge. Un clic « plus de 18 ans » n’est pas toujours une tromperie. Écrivez aussitôt à la boutique, à Apple ou Google et à la carte, avec âge et dates. Appelez le 188.',
  },
}
