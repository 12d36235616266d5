/** The Italian words of the rows in ../used-cars-and-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const USED_CARS_AND_GOODS_IT: Words = {
  'us.goods.right-guide': {
    says: 'Un rivenditore deve mettere su ogni auto usata una Buyers Guide che dice “as is” (senza garanzia) o quale garanzia ha. Ciò che dice fa parte dell’accordo.',
  },
  'us.goods.right-work': {
    says: 'Le merci devono quasi sempre fare ciò che tali merci fanno di solito. “As is” (senza garanzia) può escluderlo, ma non bugie o una promessa scritta. Alcuni Stati vietano “as is”.',
  },
  'us.goods.right-warranty': {
    says: 'Chi dà una garanzia scritta deve rispettarla e non può escludere quella di base. Se vince in tribunale, forse devono pagare il Suo avvocato.',
  },
  'us.goods.right-miles': {
    says: 'Se hanno abbassato le miglia (mileage) per ingannarla, può chiedere il triplo della perdita o $10,000, se è di più.',
  },
}
