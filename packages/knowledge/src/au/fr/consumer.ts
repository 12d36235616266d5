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
  'au.ask-bank.step-complain': {
    says: 'Réclamez d’abord par écrit à votre banque ou assureur. S’il refuse ou met plus de 30 jours, l’AFCA examine le cas gratuitement.',
  },
  'au.buy.step-write': {
    says: 'Écrivez à l’entreprise. Dites ce qui s’est mal passé, ce que vous voulez et jusqu’à quelle date.',
  },
  'au.buy.step-proof': {
    says: 'Gardez le ticket ou le relevé de banque, les photos et les messages.',
  },
  'au.buy.step-card': {
    says: 'Si vous avez payé par carte et rien reçu, demandez à votre banque une rétrofacturation (chargeback). Faites-le vite.',
  },
  'au.buy.step-office': {
    says: 'Plaignez-vous au bureau des consommateurs de votre État, comme NSW Fair Trading ou Consumer Affairs Victoria.',
  },
  'au.buy.cooling-off': {
    says: 'Pour une vente à votre porte ou par un appel non demandé, vous avez 10 jours ouvrables pour annuler. Nous comptons à partir de la date du papier.',
    action:
      'Annuler par écrit ou par téléphone, s’ils vous ont vendu à votre porte ou par un appel non demandé',
    consequence: 'Ensuite, annuler devient plus difficile.',
  },
  'au.buy.opt-complain': {
    says: 'D’abord à l’entreprise, puis au bureau des consommateurs ou au médiateur (ombudsman) de ce métier.',
    title: 'Se plaindre',
    cost: 'Gratuit.',
    time: 'Des semaines.',
    risk: 'Faible.',
    bestFor: 'L’entreprise ne veut pas écouter.',
  },
  'au.buy.opt-deal': {
    says: 'Demandez une réparation, un article neuf ou un remboursement, et nommez la loi sur la consommation.',
    title: 'Demander une solution',
    cost: 'Gratuit.',
    time: 'Des jours.',
    risk: 'Faible.',
    bestFor: 'Vous voulez une solution rapide.',
  },
  'au.buy.opt-tribunal': {
    says: 'Allez à NCAT, VCAT, QCAT ou au tribunal des petits litiges (small claims court) de votre État.',
    title: 'Aller au tribunal',
    cost: 'De petits frais.',
    time: 'Quelques mois.',
    risk: 'Faible. Les avocats y sont rares.',
    bestFor: 'La somme en vaut la peine et vous avez des preuves.',
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
