/** The Spanish words of the rows in ../running-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_ES: Words = {
  'de.home.deadline-costs': {
    says: 'Tiene doce meses desde que llegó la cuenta para oponerse. Un pago vencido se debe hacer a tiempo igualmente, bajo reserva (unter Vorbehalt).',
    action: 'Decir al casero qué está mal en la cuenta',
    consequence: 'Ya no puede oponerse a la cuenta.',
  },
  'de.home.step-costs-check': {
    says: 'Revise el periodo, el total, la parte de su piso y sus pagos anticipados. Pida ver los recibos.',
  },
  'de.home.option-costs': {
    says: 'Pida ver los recibos. Hasta que pueda verlos, puede retener el pago adicional.',
    title: 'Pedir los recibos y oponerse',
    cost: 'Gratis.',
    time: 'En un plazo de doce meses.',
    risk: 'Pague a tiempo lo que está claro.',
    bestFor: 'La cuenta es alta o no está clara.',
  },
  'de.home.right-costs-late': {
    says: 'La cuenta debe llegarle en los doce meses después del final de su año. Más tarde el casero no puede pedir un pago adicional.',
  },
  'de.home.right-costs-receipts': {
    says: 'Tiene derecho a ver los recibos de la cuenta.',
  },
}
