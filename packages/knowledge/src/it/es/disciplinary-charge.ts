/** A letter that accuses a worker of a fault and asks for an answer (contestazione disciplinare): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINARY_CHARGE_WORDS: Words = {
  'it.work.want-charge': {
    says: 'Esta carta le acusa de una falta y pide su versión. Aún no es un despido.',
  },
  'it.work.deadline-reply': {
    says: 'Tiene al menos cinco días desde que recibió la acusación para dar su versión. Su convenio (CCNL) puede dar más.',
    action: 'Enviar su respuesta (giustificazioni), o pedir ser oído',
    consequence: 'La empresa puede decidir sin su versión.',
  },
  'it.work.right-hear': {
    says: 'Puede ser oído con una persona del sindicato, y no puede haber sanción antes de cinco días.',
  },
  'it.work.step-answer': {
    says: 'Escriba su versión con calma en cinco días, o pida ser oído. Un sindicato puede ayudar.',
  },
  'it.work.option-defend': {
    title: 'Dar su versión',
    says: 'Conteste a la acusación por escrito o pida ser oído con un sindicato.',
    cost: 'Nada.',
    time: 'Cinco días.',
    risk: 'Lo que escriba puede usarse después.',
    bestFor: 'Recibió una acusación, aún no un despido.',
  },
  'it.work.insight-late-charge': {
    says: 'Una acusación debe llegar poco después del hecho y ser precisa.',
    actionable: 'Anote cuándo lo supo la empresa.',
  },
  'it.work.insight-absence': {
    says: 'Faltar sin motivo más días de los del convenio (a menudo más de 15) puede contar como dimisión. Entonces no hay paro (NASpI).',
    actionable: 'Escriba enseguida por qué faltó.',
  },
  'it.work.right-charge-fits': {
    says: 'La sanción debe ser proporcional a la falta. Una multa es de cuatro horas de sueldo como mucho, una suspensión de diez días. Puede impugnarla en 20 días.',
  },
}
