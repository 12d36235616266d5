/** Questions about buying a home, hidden faults, contracts and homeowners’ associations: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_DEALS_FR: Words = {
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
  'us.story.hoa-limits': {
    says: 'Des règles fédérales protègent les petites antennes et le drapeau américain, et beaucoup d’États protègent les panneaux solaires. Des limites justes de lieu et de taille sont permises. Demandez la règle écrite et une audience.',
    dependsOn: 'votre État et la règle',
  },
}
