/** The French words of the rows in ../enquiry-home-deals.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_DEALS_FR: Words = {
  'us.ask-consumer.contractor': {
    says: 'Écrivez en recommandé ce qui ne va pas, avec une date pour faire le travail ou rembourser. Puis plaignez-vous au license board et à l’attorney general de votre État. Prendre l’argent sans rien faire peut être un délit : allez aussi à la police. Payé par carte : contestez. Ensuite, la small claims court.',
  },
  'us.story.house-deal': {
    says: 'Lisez le contrat : ses dates, ses sorties et qui reçoit l’acompte. Un accord sur un terrain compte le plus souvent seulement par écrit signé. Demandez à la société du titre (title firm) de garder l’argent et voyez vite un avocat.',
    dependsOn: 'ce que dit le contrat et qui ne l’a pas respecté',
  },
  'us.story.contract': {
    says: 'Un contrat engage quand les deux étaient d’accord sur les points principaux. Un seul côté ne peut pas le changer, sauf si le contrat le permet. Gardez le texte et vos messages, et écrivez ce que vous attendez jusqu’à une date.',
    dependsOn: 'ce qui était convenu et comment vous pouvez le montrer',
  },
  'us.story.hidden-fault': {
    says: 'Un vendeur qui connaissait un défaut sérieux et l’a caché ou a menti peut vous devoir la réparation. Gardez les photos, le formulaire, l’inspection et ce qu’a dit le voisin. Le délai pour aller en justice est limité.',
    dependsOn: 'ce que le vendeur savait, et votre État',
  },
  'us.story.private-sale': {
    says: 'Une vente entre particuliers est le plus souvent définitive, car seuls les marchands donnent la garantie de base. Vous devez quelque chose si vous avez menti ou promis que cela marche. Gardez l’annonce et les messages.',
    dependsOn: 'ce que vous en avez dit',
  },
}
