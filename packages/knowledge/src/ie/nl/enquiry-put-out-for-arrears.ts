/** The Dutch words of the rows in ../enquiry-put-out-for-arrears.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUT_OUT_FOR_ARREARS_NL: Words = {
  'ie.ask.put-out-for-arrears': {
    says: 'Zo kan men u niet op straat zetten. Bij achterstand moet eerst een schriftelijke waarschuwing met 28 dagen komen, kopie aan de RTB. Pas dan een getekende opzegging van 28 dagen of meer, ook met kopie. Een sms of WhatsApp is geen van beide. Sloten vervangen is illegaal: de RTB kan tot € 20.000 toekennen. Blijf, bied schriftelijk een plan aan, bel Threshold 1800 454 454 en MABS.',
  },
}
