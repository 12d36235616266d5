/** Questions about credit: lost agreements, default notices, refused offers and withdrawing. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_AGREEMENT_ES: Words = {
  'gb.ask-debt.offer-refused': {
    says: 'No tienen que aceptar una oferta. Pero un prestamista debe tratarle con justicia si tiene dificultades y pensar en lo que puede pagar. Envíe un presupuesto con ella, siga pagando lo que pueda y pida ayuda a un asesor gratuito.',
  },
  'gb.ask-debt.agreement-lost': {
    says: 'En una tarjeta, un préstamo o una compra por catálogo deben enviar una copia fiel si la pide y paga £1. Hasta que lo hagan, ningún juzgado puede ejecutarlo. La deuda no queda anulada, y la copia no tiene que mostrar su firma.',
    dependsOn: 'qué tipo de deuda es',
  },
  'gb.ask-debt.withdraw-loan': {
    says: 'Puede desistir de la mayoría de los créditos personales en 14 días desde que firma o recibe su copia. Dígaselo por escrito al prestamista. Luego devuelva lo prestado en 30 días, con los intereses de esos días. Una hipoteca es distinta.',
  },
  'gb.ask-debt.default-not-judgment': {
    says: 'Son dos cosas. Un aviso de impago (default notice) viene del prestamista y le da al menos 14 días para arreglarlo. Una sentencia (judgment) viene solo de un tribunal, tras una demanda a la que usted puede responder.',
  },
}
