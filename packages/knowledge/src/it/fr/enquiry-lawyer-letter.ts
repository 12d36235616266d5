/** The French words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_FR: Words = {
  'it.ask.lawyer-letter': {
    says: 'C’est une demande, pas un acte de tribunal, et personne ne peut prendre d’argent pour cela. Répondez par écrit avant la date : demandez des preuves ou proposez un plan. Elle vous met en retard, les intérêts courent et la prescription repart. Si vous vous taisez, un juge peut ordonner de payer. Vous avez alors 40 jours.',
  },
}
