/** How much is paid for a child of parents who live apart: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_AMOUNT_ES: Words = {
  'be.ask.maintenance-how-much': {
    says: 'Bélgica no tiene una tabla fija. Pueden acordar una suma, y el tribunal de familia la hace obligatoria. Si no, mira lo que tienen ambos, lo que cuesta el niño, las noches con cada uno y la ayuda familiar, y debe explicar su suma. Casi siempre sigue el índice. Gastos como un hospital se suman: conteste a una carta certificada en 21 días, o el silencio puede valer como sí.',
  },
}
