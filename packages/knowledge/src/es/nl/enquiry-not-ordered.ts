/** The Dutch words of the rows in ../enquiry-not-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_ORDERED_NL: Words = {
  'es.ask.not-ordered': {
    says: 'Voor wat u niet bestelde bent u niets schuldig: zwijgen is geen ja. Schrijf dat u nooit instemde en vraag uw geld. Zeg de bank dat u niets toestond.',
  },
}
