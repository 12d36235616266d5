/** The Spanish words of the rows in ../letter-before-claim-elements.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ELEMENTS_ES: Words = {
  'gb.lbc.element-amount': {
    says: 'La carta debe decir cuánto reclaman.',
    name: 'La cantidad reclamada',
    ifMissing: 'No vemos una cantidad clara. Pídala antes de responder en el formulario.',
  },
  'gb.lbc.element-interest': {
    says: 'La carta debe decir si todavía se añaden intereses u otros cargos.',
    name: 'Los intereses o cargos que aún se añaden',
    ifMissing: 'No dice si la cantidad sigue creciendo. Pregúnteles.',
  },
  'gb.lbc.element-agreement': {
    says: 'La carta debe decir de qué contrato viene la deuda, y que puede pedir una copia.',
    name: 'De dónde viene la deuda',
    ifMissing: 'No dice de dónde viene la deuda. Pida el contrato y su fecha.',
  },
  'gb.lbc.element-sold': {
    says: 'Si la deuda se vendió, la carta debe nombrar al primer prestamista y decir cuándo y a quién se vendió.',
    name: 'El primer prestamista y la venta',
    ifMissing: 'No explica la venta. Pida el aviso de la venta.',
  },
  'gb.lbc.element-statement': {
    says: 'Deben enviar un extracto al día, o el último con lo añadido desde entonces.',
    name: 'Un extracto de la cuenta',
    ifMissing: 'No vemos un extracto. Pida uno que muestre cada cargo y cada pago.',
  },
  'gb.lbc.element-how-to-pay': {
    says: 'La carta debe decir cómo pagar y cómo hablar de las condiciones de pago.',
    name: 'Cómo pagar y a quién preguntar por las condiciones',
    ifMissing: 'No dice cómo pagar ni hablar. Escriba a la dirección de la carta.',
  },
  'gb.lbc.element-reply-form': {
    says: 'La carta debe venir con un formulario de respuesta (Reply Form) y una hoja de información (Information Sheet).',
    name: 'El formulario de respuesta (Reply Form) y la hoja de información (Information Sheet)',
    ifMissing:
      'No vemos el Reply Form. Mire en el sobre y luego pídalo. Puede usar el formulario estándar de la web de justicia.',
  },
  'gb.lbc.element-budget-form': {
    says: 'La carta debe venir con un formulario de presupuesto, llamado Financial Statement.',
    name: 'El formulario de presupuesto (Financial Statement)',
    ifMissing:
      'No vemos el formulario de presupuesto. Si quiere ofrecer un plan, pídalo o haga su propia lista.',
  },
  'gb.lbc.element-reply-address': {
    says: 'La carta debe decir adónde enviar el formulario de respuesta (Reply Form).',
    name: 'Adónde enviar el Reply Form',
    ifMissing: 'No dice adónde enviar el formulario. Use la dirección de arriba de la carta.',
  },
}
