/** Disputes with a firm about a contract: faults, fairness and complaints: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_FR: Words = {
  'au.buy.myth-policy': {
    says: 'Une règle du magasin ou une vieille garantie ne peut pas vous enlever vos garanties légales (consumer guarantees).',
  },
  'au.buy.want': {
    says: 'Vous pouvez demander si le contrat est juste et si l’entreprise a fait sa part.',
  },
  'au.buy.reality': {
    says: 'Une entreprise ne peut pas décider seule qui a raison. Vos droits viennent de la loi, pas de ses règles.',
  },
  'au.buy.who': {
    says: 'Le bureau des consommateurs de votre État aide gratuitement pour les plaintes. Il peut parler à l’entreprise pour vous.',
  },
  'au.buy.rights': {
    says: 'Les biens doivent être de bonne qualité et faire leur travail. Sinon, vous pouvez demander une réparation, un article neuf ou votre argent.',
  },
  'au.buy.not-yet': {
    says: 'Ils ne peuvent pas prendre votre paie ou vos biens sans ordre du tribunal.',
  },
  'au.buy.know-sign': {
    says: 'Une pancarte qui dit « pas de remboursement » (no refunds) est contraire à la loi.',
  },
  'au.buy.right-major': {
    says: 'Si le défaut est grave, vous choisissez : votre argent, un article neuf, ou le garder et recevoir une partie du prix.',
  },
  'au.buy.right-seller': {
    says: 'Le magasin doit s’en occuper. Il ne peut pas vous renvoyer au fabricant.',
  },
  'au.buy.right-time': {
    says: 'Vos droits peuvent durer plus longtemps que la garantie du fabricant, aussi longtemps que c’est juste pour cet objet.',
  },
  'au.buy.right-cooling': {
    says: 'S’ils sont venus à votre porte ou vous ont appelé en premier, vous avez 10 jours ouvrables pour annuler.',
  },
  'au.buy.right-unfair': { says: 'Une clause très injuste d’un contrat type ne vous lie pas.' },
  'au.buy.cooling-off': {
    says: 'Pour une vente à votre porte ou par un appel non demandé, vous avez 10 jours ouvrables pour annuler. Nous comptons à partir de la date du papier.',
    action:
      'Annuler par écrit ou par téléphone, s’ils vous ont vendu à votre porte ou par un appel non demandé',
    consequence: 'Ensuite, annuler devient plus difficile.',
  },
  'au.buy.insight-policy': {
    says: 'Les magasins parlent souvent seulement de leurs propres règles. La loi vous donne plus.',
    actionable:
      'Écrivez : « This is a major failure under the Australian Consumer Law, and I choose a refund. » (C’est un défaut grave selon cette loi, et je choisis un remboursement.)',
  },
  'au.buy.nsw-tribunal': {
    says: 'En Nouvelle-Galles du Sud, NCAT décide des litiges avec les commerçants. C’est bon marché, et il ne faut presque jamais d’avocat.',
  },
  'au.buy.vic-tribunal': {
    says: 'Dans le Victoria, VCAT décide des litiges avec les commerçants. C’est bon marché, et il ne faut presque jamais d’avocat.',
  },
  'au.buy.qld-tribunal': {
    says: 'Dans le Queensland, QCAT décide des litiges avec les commerçants jusqu’à une somme fixée. C’est bon marché, et il ne faut presque jamais d’avocat.',
  },
}
