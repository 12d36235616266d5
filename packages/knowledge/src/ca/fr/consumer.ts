/** Disputes with a firm about a contract: faults, fairness and complaints: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'ca.buy.myth-policy': {
    says: 'Une politique de magasin ne peut pas enlever ce que la loi vous donne. Un bien doit être de bonne qualité et faire ce qui est promis.',
  },
  'ca.buy.want': {
    says: 'Vous pouvez demander si le contrat est juste et si l’entreprise l’a respecté.',
  },
  'ca.buy.reality': {
    says: 'Une entreprise ne décide pas seule qui a raison. En cas de désaccord, elle doit prouver sa cause au tribunal.',
  },
  'ca.buy.who': {
    says: 'Chaque province fait sa loi de la consommation. Chacune a un office qui prend les plaintes gratuitement.',
  },
  'ca.buy.rights': {
    says: 'Vous pouvez exiger ce que vous avez payé. Les fausses promesses sont interdites.',
  },
  'ca.buy.not-yet': { says: 'Ils ne peuvent pas prendre votre paie ou vos biens sans jugement.' },
  'ca.buy.right-fit': {
    says: 'Un bien doit être de bonne qualité et faire ce que le vendeur a dit. Une affiche en magasin n’y change rien.',
  },
  'ca.buy.right-charge': {
    says: 'Si un vendeur en ligne ne livre ou ne rembourse pas, demandez à votre carte d’annuler le débit (rétrofacturation).',
  },
  'ca.buy.step-write': {
    says: 'Écrivez à l’entreprise : le problème, ce que vous voulez, et pour quelle date.',
  },
  'ca.buy.step-proof': { says: 'Gardez le contrat, la publicité, le reçu et des photos.' },
  'ca.buy.step-card': {
    says: 'Si vous avez payé par carte, demandez vite une rétrofacturation. Le délai est court.',
  },
  'ca.buy.step-office': { says: 'Plaignez-vous à l’office de consommation de votre province.' },
  'ca.buy.opt-complain': {
    says: 'À l’entreprise d’abord, puis à l’office de consommation ou à l’organisme du secteur.',
    title: 'Se plaindre',
    cost: 'Gratuit.',
    time: 'Semaines ou mois.',
    risk: 'Faible.',
    bestFor: 'L’entreprise n’écoute pas.',
  },
  'ca.buy.opt-deal': {
    says: 'Demandez une réparation, un remboursement ou un prix plus bas.',
    title: 'Demander un arrangement',
    cost: 'Gratuit.',
    time: 'Quelques jours.',
    risk: 'Faible.',
    bestFor: 'Vous voulez régler vite.',
  },
  'ca.buy.opt-court': {
    says: 'Réclamez votre argent sans avocat.',
    title: 'Petites créances',
    cost: 'Des frais de cour.',
    time: 'Quelques mois.',
    risk: 'Vous pouvez devoir des frais si vous perdez.',
    bestFor: 'La somme en vaut la peine et vous avez des preuves.',
  },
  'ca.buy.qc-warranty': {
    says: 'Au Québec, un bien doit servir pendant une durée raisonnable selon le prix et l’usage. Cette garantie légale est gratuite.',
  },
  'ca.buy.on-sale': {
    says: 'En Ontario, les biens doivent être propres à l’usage et les services de qualité raisonnable. Une entreprise ne peut pas l’exclure avec un consommateur.',
  },
  'ca.buy.bc-sale': {
    says: 'En Colombie-Britannique, les biens doivent être propres à l’usage, de qualité et durer un temps raisonnable.',
  },
  'ca.buy.sk-sale': {
    says: 'En Saskatchewan, les biens doivent être de qualité acceptable et durer. Un défaut grave peut donner droit au remboursement.',
  },
  'ca.buy.qc-remedies': {
    says: 'Si un commerçant ne respecte pas la loi du Québec, vous pouvez demander ce qui était promis, un prix plus bas, votre argent ou des dommages.',
  },
  'ca.buy.bc-unfair': {
    says: 'En Colombie-Britannique, un vendeur ne peut pas vous tromper ni vous presser. Vous pouvez réclamer votre perte, et un marché abusif peut ne pas vous lier.',
  },
  'ca.buy.ab-unfair': {
    says: 'En Alberta, un vendeur ne peut pas vous tromper ni vous presser. Vous pouvez annuler un marché né d’une pratique déloyale et réclamer votre perte.',
  },
}
