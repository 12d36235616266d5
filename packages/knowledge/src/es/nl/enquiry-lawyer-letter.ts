/** The Dutch words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_NL: Words = {
  'es.ask.lawyer-letter': {
    says: 'Het is een aanmaning, geen stuk van de rechter, en niemand kan daarom geld nemen. Antwoord schriftelijk vóór de datum: vraag bewijs of bied een plan aan. Vanaf dan loopt rente en beginnen de vijf jaar opnieuw. Voor de meeste zaken is eerst een schikkingspoging nodig, en zwijgen kan u kosten opleveren.',
  },
}
