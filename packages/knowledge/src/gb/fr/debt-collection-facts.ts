/** What a letter from a debt collector is: who writes, and what they cannot do. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FACTS_FR: Words = {
  'gb.debt.know-old': {
    says: 'Beaucoup de dettes deviennent trop anciennes pour le tribunal après six ans. Avant la fin, un paiement ou un écrit signé qui reconnaît la dette peut faire repartir le délai.',
    learnMore:
      'Cherchez la date de votre dernier paiement ou de votre dernier écrit sur cette dette. Faites-le avant d’appeler, de payer ou de signer.',
  },
  'gb.debt.know-old-scotland': {
    says: 'En Écosse, la plupart des dettes s’éteignent après cinq ans sans paiement, sans aveu écrit et sans procès. Après cela, vous ne devez rien.',
    learnMore:
      'Cherchez la date de votre dernier paiement ou écrit sur cette dette. Faites-le avant d’appeler, de payer ou de signer.',
  },
  'gb.debt.want-payment': {
    says: 'Cette lettre ne fait que demander. Seule, elle ne peut pas vous obliger à payer.',
  },
  'gb.debt.want-payment-dwp': {
    says: 'Ils veulent que vous remboursiez de l’argent au Department for Work and Pensions (DWP), ou que vous appeliez pour convenir d’un montant.',
  },
  'gb.debt.reality-dwp': {
    says: 'Cette dette n’est pas comme les autres. Le DWP peut faire prélever une part fixe de votre salaire ou de vos aides sans tribunal. Vous pouvez demander une part plus petite.',
  },
  'gb.debt.step-dwp': {
    says: 'Appelez avant la date. Demandez quelle est la dette et pour quelles dates. Offrez ce que vous pouvez payer et demandez l’accord par écrit.',
  },
  'gb.debt.not-a-court': {
    says: 'Cette lettre vient d’une société, pas d’un tribunal. Personne ne peut prendre vos affaires à cause de cette lettre.',
  },
  'gb.debt.not-a-court-scotland': {
    says: 'Cette lettre vient d’une société, pas d’un tribunal. Seuls les huissiers (sheriff officers) peuvent agir, et il leur faut d’abord une décision d’un tribunal.',
  },
  'gb.debt.not-a-court-ni': {
    says: 'Cette lettre vient d’une société, pas d’un tribunal. En Irlande du Nord, seul l’Enforcement of Judgments Office peut faire exécuter une dette, après une décision d’un tribunal.',
  },
  'gb.debt.who-collector': {
    says: 'Une société de recouvrement (debt collector) est une société privée. Elle n’a pas plus de pouvoir sur vous que la première société.',
  },
  'gb.debt.who-buyer': {
    says: 'La lettre dit que votre dette a été vendue. Le nouveau propriétaire peut vous demander de payer, sans pouvoirs de plus. Vous pouvez lui demander de prouver que la dette est à lui.',
  },
  'gb.debt.rights-summary': {
    says: 'Vous pouvez demander des preuves. Vous pouvez contester la dette. Vous pouvez offrir ce que vous pouvez payer. Personne n’a le droit de vous intimider ni de vous tromper.',
  },
  'gb.debt.no-goods-yet': {
    says: 'Ils ne peuvent pas encore envoyer d’huissiers (bailiffs). Ils doivent d’abord gagner au tribunal. Ils ne peuvent venir que si vous ne payez pas ensuite ce que le juge a décidé.',
  },
  'gb.debt.no-wages-yet': {
    says: 'Ils ne peuvent pas encore prendre d’argent sur votre salaire. Seul un tribunal peut l’ordonner, et seulement après une décision de justice (judgment).',
  },
  'gb.debt.no-diligence-yet': {
    says: 'Ils ne peuvent pas encore toucher à votre salaire, à votre compte ni à vos biens. Il faut d’abord, le plus souvent, une décision du tribunal (decree) et une demande officielle (charge).',
  },
  'gb.debt.org-registered': {
    says: 'Une société qui recouvre des dettes de crédit doit être autorisée par la Financial Conduct Authority. Vous pouvez la chercher gratuitement dans le FCA Register.',
  },
  'gb.debt.org-ombudsman': {
    says: 'Si elle vous traite mal, faites d’abord une réclamation à la société. Après huit semaines, ou une réponse finale, le Financial Ombudsman peut l’examiner gratuitement.',
  },
}
