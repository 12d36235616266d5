/** The Spanish words of the rows in ../enquiry-train.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRAIN_ES: Words = {
  'ch.ask.train-late': {
    says: 'Más de 60 minutos de retraso a la llegada devuelven al menos el 25 % del precio, más de 120 minutos el 50 %. Vale también por fuerza mayor. Menos de 5 francos no se debe. Pídalo en línea o en la ventanilla. Se paga en 30 días, en dinero si quiere.',
  },
}
