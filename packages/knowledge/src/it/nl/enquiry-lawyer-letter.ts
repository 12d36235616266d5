/** The Dutch words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_NL: Words = {
  'it.ask.lawyer-letter': {
    says: 'Het is een aanmaning, geen stuk van de rechter, en niemand kan daarom geld nemen. Antwoord schriftelijk vóór de datum: vraag bewijs of bied een plan aan. U bent in verzuim, er loopt rente en de verjaring begint opnieuw. Zwijgt u, dan kan een rechter betaling bevelen. U hebt dan 40 dagen.',
  },
}
