/** La demande en justice pour reprendre un bien, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_GOODS_FR: Words = {
  'gb.claim.goods-want': {
    says: 'Ils demandent au tribunal de vous faire rendre les biens, ou payer. Le tribunal n’a encore rien décidé.',
  },
  'gb.claim.goods-rights': {
    says: 'Vous pouvez aller à l’audience et demander à garder les biens en payant de plus petites sommes. Le tribunal peut vous donner du temps.',
  },
  'gb.claim.goods-reality': {
    says: 'C’est un vrai procès avec une date d’audience. Soyez là, car le juge peut décider sans vous.',
  },
  'gb.claim.goods-no-default': {
    says: 'Ils ne peuvent pas gagner avant l’audience seulement parce que vous n’avez pas envoyé de formulaire. Dans ce genre d’affaire, il n’y a pas de décision par défaut (judgment by default).',
  },
  'gb.claim.goods-step-advice': {
    says: 'Appelez un conseiller en dettes gratuit cette semaine. Ne rendez pas les biens et ne signez rien avant d’avoir un conseil.',
  },
  'gb.claim.goods-step-form': {
    says: 'Remplissez le formulaire d’aveu ou de défense (admission ou defence) et envoyez-le avant la date des papiers. Vous pouvez y offrir des paiements.',
  },
  'gb.claim.goods-step-hearing': {
    says: 'Allez à l’audience avec un budget et la preuve de ce que vous avez payé.',
  },
  'gb.claim.goods-right-third': {
    says: 'Si vous avez payé un tiers du prix total ou plus, ils ne peuvent pas reprendre les biens sans ordre du tribunal ou votre accord.',
  },
  'gb.claim.goods-right-time': {
    says: 'Vous pouvez demander au tribunal un délai (time order). Il peut fixer de plus petits paiements sur une durée plus longue.',
  },
  'gb.claim.goods-right-end': {
    says: 'Vous pouvez peut-être finir un contrat « hire purchase » et rendre les biens quand la moitié est payée. Prenez d’abord conseil, car le moment compte.',
  },
  'gb.claim.goods-option-keep': {
    says: 'Offrez ce que vous pouvez payer, sur le formulaire et à l’audience.',
    title: 'Demander à le garder et payer en plusieurs fois',
    cost: 'Ce que vous offrez.',
    time: 'Un formulaire maintenant et une demi-journée au tribunal.',
    risk: 'Si vous manquez un paiement fixé par le tribunal, vous pouvez perdre les biens.',
    bestFor: 'Vous avez besoin des biens et pouvez payer quelque chose chaque mois.',
  },
  'gb.claim.goods-option-help': {
    says: 'Un conseiller peut vérifier ce que vous avez payé et quelle voie vous coûte le moins.',
    title: 'Prendre une aide gratuite avant l’audience',
    cost: 'Rien.',
    time: 'Un appel cette semaine.',
    risk: 'Aucun, si vous allez quand même à l’audience.',
    bestFor: 'Toute personne avec ce genre de demande.',
  },
}
