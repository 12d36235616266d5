/** An exit agreement that comes with a dismissal: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_AGREEMENT_ES: Words = {
  'de.job.want-agreement': {
    says: 'Su empleador le ofrece un acuerdo de salida (Aufhebungsvertrag). No tiene que firmarlo.',
  },
  'de.job.not-yet-agreement': {
    says: 'Sin su firma en papel no hay acuerdo de salida (Aufhebungsvertrag). El silencio no es un sí.',
  },
  'de.job.step-sign-think': {
    says: 'No firme hoy. Llévelo a casa, cuente el plazo de aviso y pregunte a un sindicato, a un abogado y a la Agentur für Arbeit.',
  },
  'de.job.option-refuse': {
    says: 'Puede negarse sin dar una razón. Su trabajo sigue.',
    title: 'Decir que no al acuerdo de salida',
    cost: 'Nada.',
    time: 'Ninguno.',
    risk: 'El empleador puede despedirle. Entonces puede ir al juzgado.',
    bestFor: 'La oferta es peor que sus derechos.',
  },
}
