/** Questions about things of other people that a court officer may take: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_OF_OTHERS_ES: Words = {
  'de.ask-debt.goods-of-others': {
    says: 'Las cosas de otros no responden de su deuda. Pero el agente solo mira quién las tiene. Muestre facturas o una nota del dueño y pida que conste. Si se las lleva igual, el dueño pide enseguida al acreedor que las libere, con pruebas. Si no, un tribunal debe parar la venta (§ 771 ZPO). Entre esposos se presume que son de usted.',
  },
}
