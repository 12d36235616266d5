/** The French words of the rows in ../used-cars-and-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const USED_CARS_AND_GOODS_FR: Words = {
  'us.goods.right-guide': {
    says: 'Un marchand doit mettre sur chaque voiture d’occasion un Buyers Guide qui dit « as is » (en l’état) ou quelle garantie vous avez. Ce qu’il dit fait partie du contrat.',
  },
  'us.goods.right-work': {
    says: 'Des marchandises doivent le plus souvent faire ce que font normalement de telles marchandises. « As is » (en l’état) peut exclure cela, mais pas les mensonges ni une promesse écrite. Certains États interdisent « as is ».',
  },
  'us.goods.right-warranty': {
    says: 'Qui donne une garantie écrite doit la tenir et ne peut pas exclure la garantie de base. Si vous gagnez au tribunal, ils doivent peut-être payer votre avocat.',
  },
  'us.goods.right-miles': {
    says: 'Si le compteur a été reculé pour vous tromper, vous pouvez demander trois fois votre perte ou 10 000 $, le plus grand des deux.',
  },
}
