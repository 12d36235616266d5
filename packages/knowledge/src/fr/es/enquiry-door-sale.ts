/** Questions about a contract that a seller had signed at home, and the credit for it: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOOR_SALE_ES: Words = {
  'fr.ask-buy.door-sale': {
    says: 'Desista hoy por carta certificada al vendedor y al banco; no hace falta motivo. Tiene 14 días, desde la entrega si es un bien, también con montaje. ¿Faltaba el formulario o no le informaron? Doce meses más. No debe ninguna penalización como el 30 %, y el crédito unido también acaba. No deje montar nada, no firme que la obra está hecha, no pague nada. Presión a una persona mayor: denúncielo en SignalConso.',
  },
  'fr.ask-buy.door-sale-fitted': {
    says: 'Quizá no sea tarde. Los 14 días cuentan desde la entrega, también con montaje, y doce meses más si faltaba el formulario o la información. Un juez puede anular un contrato firmado en casa sin los datos legales. Entonces cae también el crédito, y el banco debe decir qué comprobó. No deje de pagar sin permiso de un juez. Lleve el pedido a una asociación de consumidores o a un abogado.',
  },
}
