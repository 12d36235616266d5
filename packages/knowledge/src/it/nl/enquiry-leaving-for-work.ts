/** Questions about a tenant who leaves early for a new job or another grave reason: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_FOR_WORK_NL: Words = {
  'it.ask.leave-flat-job': {
    says: 'Ja. Een baan in een andere stad, verlies van werk, ziekte of een gelijkaardige onvoorziene wijziging is een ernstige reden. Schrijf die in een aangetekende brief of PEC: de opzeg is zes maanden, of minder volgens het contract. De huur van die tijd blijft verschuldigd, ook als u eerder gaat. Vraag vrijstelling als u een nieuwe huurder brengt, schriftelijk.',
  },
}
