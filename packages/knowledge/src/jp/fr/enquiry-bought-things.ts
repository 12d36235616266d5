/** Questions on a cancellation after eight days, private sales and credit files: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUGHT_THINGS_FR: Words = {
  'jp.ask.cooling-late': {
    says: 'Souvent encore possible. Les huit jours ne commencent qu’avec un contrat complet. S’il manque quelque chose ou si l’on vous a empêché, le délai court encore. Un contrat fait par mensonge ou peur s’annule plus tard. Écrivez l’annulation et appelez le 188 aujourd’hui.',
  },
  'jp.ask.private-sale-fake': {
    says: 'Oui, si ce n’est pas conforme à l’annonce. Un faux se rend contre le prix entier, même avec « pas de retour ». Ne confirmez pas la réception. Écrivez vite au vendeur et au bureau de l’application, avec photos. Même après l’avis, demandez aux deux.',
  },
  'jp.ask.credit-file': {
    says: 'Demandez votre dossier à CIC, JICC et au centre des banques (全国銀行個人信用情報センター), en ligne ou par poste, pour un petit prix. Les retards restent souvent cinq ans après le règlement, une faillite cinq à sept. Si c’est faux, faites corriger.',
  },
}
