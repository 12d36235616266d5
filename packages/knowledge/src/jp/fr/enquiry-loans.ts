/** Questions about lenders, interest paid too much and stopping payments by card: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_FR: Words = {
  'jp.ask.credit-stop': {
    says: 'Écrivez à l’organisme de crédit que vous arrêtez de payer et pourquoi (支払停止の抗弁). Cela vaut pour des paiements étalés sur plus de deux mois, dès 40 000 yens. Gardez les preuves et écrivez aussi au vendeur. Appelez le 188.',
  },
  'jp.ask.illegal-lender': {
    says: 'En danger, appelez le 110. Un prêt à plus de 109,5 % par an est nul, et prêter sans agrément est un délit. N’empruntez plus. Gardez les messages et voyez aujourd’hui la police (#9110) et un avocat.',
  },
  'jp.ask.overpaid-interest': {
    says: 'Si vous avez emprunté avant juin 2010 à plus de 15 à 20 % par an, vous avez peut-être trop payé. Demandez l’historique (取引履歴) : il doit être donné. Souvent dix ans dès le dernier paiement, cinq dès que vous savez pour ceux depuis avril 2020. Rare pour les prêts depuis 2010. Demandez à Houterasu.',
  },
}
