/** Claims for an injury: time limits and small road claims. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INJURY_CLAIMS_NL: Words = {
  'gb.injury.right-three-years': {
    says: 'Een eis om letsel moet binnen drie jaar bij de rechter zijn. Voor een kind beginnen ze bij 18. U hoeft een eerste bod niet te nemen.',
  },
  'gb.injury.scotland': {
    says: 'Een eis om letsel moet binnen drie jaar bij de rechter zijn. Voor een kind beginnen ze bij 16. U hoeft een eerste bod niet te nemen.',
  },
  'gb.injury.right-small-road': {
    says: 'Klein letsel in een auto gaat via de gratis site Official Injury Claim, met vaste bedragen voor whiplash. Een verzekeraar mag daarvoor niets bieden zonder medisch rapport.',
  },
  'gb.injury.answer': {
    says: 'Geen haast: u hebt drie jaar tot de rechter. Neem een medisch rapport voor elk bod, want dat sluit de eis. Vraag een advocaat; velen kosten niets als u verliest.',
  },
}
