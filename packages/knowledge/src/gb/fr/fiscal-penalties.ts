/** A fixed penalty that a Scottish prosecutor offers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FISCAL_PENALTIES_FR: Words = {
  'gb.fiscal.want': {
    says: 'Un procureur vous propose une pénalité à la place du tribunal. Si vous ne dites rien dans les 28 jours, la loi y voit un oui.',
  },
  'gb.fiscal.reality': {
    says: 'Une fois l’offre acceptée, vous ne pouvez plus être condamné pour cela. La somme est alors perçue comme une amende.',
  },
  'gb.fiscal.right-refuse': {
    says: 'Vous pouvez refuser. Écrivez-le avant la fin des 28 jours au greffier (clerk of court) nommé dans l’offre. Un tribunal peut alors décider.',
  },
  'gb.fiscal.step': {
    says: 'L’avez-vous fait ? Sinon, prenez un solicitor et refusez par écrit dans les 28 jours. Si vous acceptez, payez comme l’offre le dit.',
  },
  'gb.late.fiscal-want': {
    says: 'Un procureur vous a proposé une pénalité à la place du tribunal. Les jours semblent passés : la loi y voit un oui.',
  },
  'gb.late.fiscal-step': {
    says: 'Vous auriez refusé, mais l’offre n’est jamais arrivée ou un fait exceptionnel vous a empêché ? Demandez aujourd’hui au clerk of court de l’offre de la rappeler (recall).',
  },
  'gb.late.fiscal-pay-step': {
    says: 'L’offre est juste ? Appelez aujourd’hui le tribunal qu’elle nomme. Demandez ce qui est dû, et du temps pour payer s’il le faut.',
  },
  'gb.late.fiscal-option': {
    says: 'Écrivez au clerk of court. Dites que vous auriez refusé et pourquoi vous n’avez pas pu. S’il dit non, demandez au tribunal dans les 7 jours de revoir.',
    title: 'Demander le rappel de l’offre',
    cost: 'Gratuit.',
    time: 'Dans les 7 jours après le délai pour payer. Plus tard, seulement avec un bon motif.',
    risk: 'Un procès peut suivre.',
    bestFor: 'Vous ne l’avez pas fait et n’avez pas pu refuser à temps.',
  },
}
