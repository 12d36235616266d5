/** Questions about loans and accounts that a bank ends: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_ES: Words = {
  'ch.ask.credit': {
    says: 'Un crédito privado se revoca por escrito en 14 días. Después pida pronto cuotas menores. Si el banco no comprobó que podía pagar, dígalo a un asesor: puede perder los intereses o más.',
  },
  'ch.ask.bank-ends-account': {
    says: 'Un banco puede casi siempre cerrar una cuenta cuando quiera; mire el plazo en sus condiciones. Quien vive aquí puede pedir a PostFinance una cuenta de pagos en francos, aun con deudas. Solo se niega por motivos graves, como el blanqueo. Ábrala ya y comunique el nuevo número.',
  },
}
