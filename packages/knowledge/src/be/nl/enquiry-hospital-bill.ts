/** Questions about an old bill for medical care: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOSPITAL_BILL_NL: Words = {
  'be.ask.hospital-bill': {
    says: 'Een rekening voor medische zorg verjaart twee jaar na het einde van de maand van de zorg. Alleen een dagvaarding, een duidelijke erkenning of een formele ingebrekestelling door deurwaarder of advocaat in die tijd verandert dat. Betaal en erken niets: schrijf dat ze verjaard is. Zonder vonnis kan een deurwaarder alleen vragen: geen beslag, u hoeft niet open te doen.',
  },
}
