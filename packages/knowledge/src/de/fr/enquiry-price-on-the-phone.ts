/** Questions about prices of tradesmen named on the phone: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRICE_ON_THE_PHONE_FR: Words = {
  'de.ask-buy.phone-price': {
    says: 'Un prix fixe dit au téléphone lie la firme. Une simple estimation ne peut être dépassée que peu, et elle doit vous prévenir avant. Payez la somme dite et contestez le reste par écrit. Payé sous pression ? Réclamez-le. Le double du prix habituel peut être nul. En cas de menace à la porte, appelez le 110.',
  },
  'de.ask-buy.doctor-bill': {
    says: 'Demandez une facture avec chaque poste et son facteur (GOZ, GOÄ). Au-dessus de 2,3 fois il faut un motif écrit, au-dessus de 3,5 votre accord écrit avant. Votre assurance ou l’ordre peut la vérifier. Payez la partie claire et contestez le reste par écrit.',
  },
  'de.ask-buy.trade-emergency': {
    says: 'Sans prix convenu, seul le prix local usuel est dû. Un prix de plus du double peut être nul. Demandez une facture avec heures et pièces, payez la part juste et contestez le reste par écrit. Si on vous menace à la porte, appelez le 110.',
  },
}
