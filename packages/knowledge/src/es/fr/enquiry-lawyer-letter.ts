/** The French words of the rows in ../enquiry-lawyer-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_LETTER_FR: Words = {
  'es.ask.lawyer-letter': {
    says: 'C’est une demande, pas un acte de tribunal, et personne ne peut prendre d’argent pour cela. Répondez par écrit avant la date : demandez des preuves ou proposez un plan. Les intérêts courent et les cinq ans repartent. La plupart des procès exigent d’abord un essai d’accord, et le silence peut vous coûter des frais.',
  },
}
