/** Spanish: the words of the rows in ../logbook-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOGBOOK_LOAN_ES: Words = {
  'gb.logbook.right-paper': {
    says: 'El prestamista solo puede llevarse el coche si el papel se firmó ante testigo y se registró en la High Court en siete días. Pida la prueba. Durante cinco días el coche tomado debe quedarse donde estaba y no puede venderse. Si en ese tiempo paga lo que debía, puede pedir a la High Court que pare la venta.',
  },
  'gb.logbook.right-notice': {
    says: 'Primero llega una default notice con al menos 14 días. Después puede pedir a la county court una time order: más tiempo o pagos menores.',
  },
}
