/** French: the words of the rows in ../statutory-demand-northern-ireland.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATUTORY_DEMAND_NORTHERN_IRELAND_FR: Words = {
  'gb.stat-ni.wants': {
    says: 'Ils veulent la somme, ou un accord, en trois semaines. Ensuite ils peuvent demander votre faillite à la High Court.',
  },
  'gb.stat-ni.reality': {
    says: 'Aucun tribunal n’a encore examiné cela. Mais le silence les laisse aller jusqu’à la faillite. Agissez cette semaine.',
  },
  'gb.stat-ni.right-set-aside': {
    says: 'Vous pouvez demander à la High Court d’annuler la demande. C’est possible si vous avez de bonnes raisons de contester la dette, ou s’ils vous doivent autant. Faites-le tout de suite ; la demande dit le délai.',
  },
  'gb.stat-ni.right-too-old': {
    says: 'La plupart des dettes sont trop vieilles six ans après votre dernier paiement ou écrit qui les reconnaît. C’est une raison de contester la demande.',
  },
}
