/** Ways out of debts that cannot be paid: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSOLVENCY_ES: Words = {
  'nz.debt.opt-insolvency': {
    says: 'Un plan de devolución (debt repayment order), un procedimiento sin bienes (no asset procedure) o una quiebra (bankruptcy) puede terminar deudas.',
    title: 'Preguntar por opciones de insolvencia',
    cost: 'La mayoría de las solicitudes son gratis.',
    time: 'Semanas.',
    risk: 'Queda en un registro público.',
    bestFor: 'Debe mucho más de lo que puede pagar.',
  },
  'nz.debt.right-no-asset': {
    says: 'Si debe de 1.000 a 50.000 $ y no tiene casi nada, un procedimiento sin bienes (no asset procedure) puede terminar la mayoría de las deudas después de un año. Solo puede usarlo una vez.',
  },
  'nz.debt.right-repayment-order': {
    says: 'Un plan de devolución (debt repayment order) le da hasta tres años para pagar por partes deudas de hasta 50.000 $. En ese tiempo nadie puede demandarle por ellas.',
  },
}
