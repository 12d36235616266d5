/** The Spanish words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'it.debt.step-check': {
    says: 'Mire primero la carta. ¿Es suya la deuda? ¿Es correcta la cantidad? ¿La pagó? No pague, firme ni llame hasta saberlo.',
  },
  'it.debt.step-age': {
    says: 'Busque la fecha del último pago y de peticiones antiguas. Si puede ser demasiado antigua, pida consejo antes de contestar.',
  },
  'it.debt.step-write': {
    says: 'Conteste por carta certificada (raccomandata A/R) o e-mail certificado (PEC). Pida el contrato, la lista de cantidades y prueba del dueño. Diga que no reconoce la deuda.',
  },
  'it.debt.step-essentials': {
    says: 'Pague primero vivienda, luz, agua y comida. Luego vea qué queda. Un asesor gratuito puede ayudarle.',
  },
  'it.debt.step-title-check': {
    says: 'Pida copia de la orden del juzgado y prueba de cuándo se la notificaron. Luego vea a un abogado.',
  },
  'it.debt.step-offer': {
    says: 'Si la debe, ofrezca lo que pueda pagar al mes y pida que paren los intereses. Consiga el acuerdo por escrito.',
  },
  'it.debt.step-one-sum': {
    says: 'Si puede reunir una cantidad menor, ofrézcala para cerrar la deuda (saldo e stralcio). Antes de pagar, consiga por escrito que no debe nada más.',
  },
  'it.debt.step-dispute': {
    says: 'Si no es suya, o la cantidad está mal, dígalo por escrito y diga por qué. Envíe la misma carta a la primera empresa.',
  },
  'it.debt.step-keep': {
    says: 'Guarde cada carta y sobre. Anote cada llamada: el día, el nombre, qué se dijo.',
  },
  'it.debt.step-watch-court': {
    says: 'Abra todo el correo y recoja las cartas certificadas. Una orden de pago del juzgado (decreto ingiuntivo) le da solo 40 días.',
  },
}
