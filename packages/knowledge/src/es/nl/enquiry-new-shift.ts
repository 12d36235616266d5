/** Questions about new hours or shifts that are to start within days: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_SHIFT_NL: Words = {
  'es.ask.new-shift-now': {
    says: 'Ga naar de nieuwe dienst en betwist die tegelijk: blijft u weg, dan kan men u ontslaan. Teken alleen met “no conforme” en de datum. Een grote wijziging vraagt een brief met redenen, 15 dagen vooraf. U hebt 20 werkdagen voor de rechter, of u mag weg met 20 dagen loon per jaar, tot negen maanden. Met een kind onder de 12: vraag schriftelijk passende uren. Zij moeten binnen 15 dagen antwoorden.',
  },
}
