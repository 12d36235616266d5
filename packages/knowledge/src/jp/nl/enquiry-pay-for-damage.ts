/** The Dutch words of the rows in ../enquiry-pay-for-damage.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_FOR_DAMAGE_NL: Words = {
  'jp.ask.pay-for-damage': {
    says: 'Niet het hele bedrag. Bij een fout op het werk geeft de rechter maar een eerlijk deel, vaak een kwart of minder, en niets bij kleine fouten. De firma mag het niet zelf van het loon houden. Teken niets en vraag de arbeidsinspectie of een advocaat.',
  },
}
