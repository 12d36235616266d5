/** The Spanish words of the rows in ../court-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DEBTS_ES: Words = {
  'us.public.court-reality': {
    says: 'Un tribunal ya ordenó este dinero. En muchos estados se puede tomar de una devolución o del sueldo sin nueva demanda.',
  },
  'us.public.court-california': {
    says: 'En California el Franchise Tax Board puede tomar sueldo o dinero del banco. Dispute la deuda con el tribunal. Avise al Board de dificultades.',
  },
  'us.public.court-right-jail': {
    says: 'No pueden encarcelarle solo porque no puede pagar una multa. El tribunal debe preguntar antes por qué no pagó.',
  },
  'us.public.court-step': {
    says: 'Llame a la secretaría (clerk) con el número del caso. Pida más tiempo, una suma según lo que puede pagar o servicio comunitario.',
  },
}
