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
  'jp.ask.other-than-shown': {
    says: 'Si ce n’est pas ce qui était montré, la boutique doit livrer le bon article ou rembourser, port compris. Écrivez vite avec photos et date limite. Si vous avez juste changé d’avis, ses règles de retour comptent. Si elle n’en montre pas, vous avez huit jours et payez le port.',
  },
  'jp.ask.old-parent-sold': {
    says: 'Souvent oui. À la porte, on peut annuler en huit jours (クーリング・オフ). Beaucoup trop d’une chose s’annule pendant un an. Qui ne pouvait comprendre n’est pas lié. Gardez objets et papiers, demandez un mot du médecin et appelez le 188 aujourd’hui.',
  },
  'jp.ask.parcel-stolen': {
    says: 'Si vous n’aviez pas choisi le dépôt à la porte, la boutique n’a pas livré ; demandez un autre colis ou l’argent. Si vous l’aviez choisi, le risque est souvent à vous. Demandez quand même : beaucoup paient selon leurs règles. Déclarez à la police et gardez le numéro.',
  },
  'jp.ask.above-estimate': {
    says: 'Le plus souvent non. Vous devez ce qui était convenu. Un travail non commandé ou un prix non annoncé n’est pas dû. Demandez la liste de chaque travail, sa somme et qui l’a accepté. Offrez par écrit la somme convenue. S’ils gardent vos biens, appelez le 188 aujourd’hui.',
  },
}
