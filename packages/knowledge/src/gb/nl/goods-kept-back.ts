/** Dutch: the words of the rows in ../goods-kept-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GOODS_KEPT_BACK_NL: Words = {
  'gb.repair.right-price': {
    says: 'U bent de afgesproken prijs schuldig, en meer alleen als u ja zei. Zonder afspraak een eerlijke prijs. Het werk moet zorgvuldig zijn.',
  },
  'gb.repair.right-sale': {
    says: 'Voor de reparatie zelf mogen ze het houden, meestal niet voor stalling die u nooit afsprak. Voor verkoop moeten ze per aangetekende post de dag schrijven en drie maanden wachten als ze geld vragen. Zolang u de rekening betwist, mogen ze niet verkopen zonder rechter: schrijf dat. U kunt onder protest betalen, het meenemen en terugvragen.',
  },
}
