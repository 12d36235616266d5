/** Questions about rent, charges, receipts, guarantors and flatmates: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_WORDS: Words = {
  'fr.ask-home.rent-rise': {
    says: 'Solo una vez al año, solo si lo dice el contrato, y como mucho según el índice (IRL). Un año olvidado no se puede reclamar.',
    dependsOn: 'qué dice su contrato',
  },
  'fr.ask-home.charges': {
    says: 'Pida la cuenta anual. Puede ver las facturas durante seis meses. Los gastos solo se pueden reclamar tres años.',
    dependsOn: 'qué muestran los papeles',
  },
  'fr.ask-home.guarantor': {
    says: 'Un avalista paga si el inquilino no paga. Sin fecha de fin puede pararlo por escrito, pero sigue hasta el fin del contrato.',
    dependsOn: 'el papel que firmó',
  },
  'fr.ask-home.flatmate': {
    says: 'Con una cláusula solidaria cada compañero debe todo el alquiler. El que se va sigue obligado como mucho seis meses después del preaviso.',
    dependsOn: 'qué dice el contrato',
  },
  'fr.ask-home.rent-receipt': {
    says: 'Pídalo por escrito. El casero debe dar un recibo por cada alquiler pagado entero, sin coste. Por un pago parcial da un simple recibo. Si se niega, acuda a la comisión de conciliación gratuita (CDC).',
  },
}
