/** The Spanish words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_WORDS: Words = {
  'es.debt.step-check': {
    says: 'Primero compruebe la carta. ¿Es suya la deuda? ¿Es correcta la cantidad? ¿Ya la pagó? No pague, firme ni llame hasta saberlo.',
  },
  'es.debt.step-age': {
    says: 'Busque la fecha de su último pago y de las reclamaciones antiguas. Si pasaron más de cinco años, pida consejo antes de responder.',
  },
  'es.debt.step-write': {
    says: 'Conteste por escrito, con burofax o un correo que pueda probar. Pida el contrato, el detalle de la deuda y quién es el dueño. Diga que no la reconoce.',
  },
  'es.debt.step-essentials': {
    says: 'Pague primero la casa, la luz, el agua y la comida. Después vea qué queda. Un asesor gratuito puede ayudarle.',
  },
  'es.debt.step-title-check': {
    says: 'Pida copia de la resolución y el número de procedimiento. Después pregunte en el juzgado si el caso existe.',
  },
  'es.debt.step-offer': {
    says: 'Si la debe, haga su presupuesto. Ofrezca lo que pueda pagar al mes y pida que paren los intereses. Consiga el acuerdo por escrito.',
  },
  'es.debt.step-one-sum': {
    says: 'Si puede reunir una cantidad menor, ofrézcala para terminar la deuda (quita). Antes de pagar, pida por escrito que no queda nada pendiente.',
  },
  'es.debt.step-dispute': {
    says: 'Si no es suya o la cantidad está mal, dígalo por escrito y diga por qué. Envíe la misma carta a la primera empresa.',
  },
  'es.debt.step-keep': {
    says: 'Guarde todas las cartas y los sobres. Apunte cada llamada: el día, el nombre y lo que dijeron.',
  },
  'es.debt.step-watch-court': {
    says: 'Abra todo el correo. Un papel del juzgado (monitorio) es distinto de esta carta. Entonces solo tiene 20 días hábiles.',
  },
}
