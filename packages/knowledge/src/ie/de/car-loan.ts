/** The German words of the rows in ../car-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CAR_LOAN_DE: Words = {
  'ie.car.right-third': {
    says: 'Ist ein Drittel bezahlt, darf ein Auto im Mietkauf nur mit Gerichtsbeschluss geholt werden. Vorher kommt ein Schreiben, und Sie haben 21 Tage, es in Ordnung zu bringen.',
  },
}
