/** The Dutch words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_NL: Words = {
  'es.ask.partner-violence': {
    says: 'Bij gevaar belt u 112. 016 helpt dag en nacht gratis en staat niet op de rekening (wis de oproep). Een rechter kan binnen 72 uur over bescherming (orden de protección) beslissen: hij moet weg en mag niet dichtbij komen. Vraag het bij de politie of de rechtbank. De advocaat is voor u gratis.',
  },
}
