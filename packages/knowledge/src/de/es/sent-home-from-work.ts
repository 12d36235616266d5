/** The Spanish words of the rows in ../sent-home-from-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_FROM_WORK_ES: Words = {
  'de.work-talk.reality-off': {
    says: 'Le mandan a casa, pero el contrato sigue. La empresa debe seguir pagándole.',
  },
  'de.work-talk.right-pay': {
    says: 'Conserva su sueldo entero. La empresa no quiere ahora su trabajo, así que no debe recuperar las horas.',
  },
  'de.work-talk.right-work': {
    says: 'Mientras dura el empleo tiene derecho a que le den trabajo. Solo con un motivo fuerte pueden mandarle a casa contra su voluntad.',
  },
  'de.work-talk.right-leave': {
    says: 'Sus vacaciones solo se gastan si la carta lo dice claro y le libera de forma definitiva (unwiderruflich). Si no, las conserva.',
  },
  'de.work-talk.step-offer': {
    says: 'Escriba hoy: está dispuesto a trabajar y ofrece su trabajo. Pregunte el motivo y cuánto dura.',
  },
  'de.work-talk.step-return': {
    says: 'Devuelva llaves y aparatos solo con recibo. Siga localizable y mande la baja si enferma.',
  },
  'de.work-talk.option-work': {
    says: 'El tribunal laboral puede ordenar que le den trabajo, con urgencia si hace falta.',
    title: 'Pedir al tribunal volver a trabajar',
    cost: 'Abogado propio, o gratis con el sindicato.',
    time: 'De unos días a unas semanas.',
    risk: 'Puede endurecer el conflicto.',
    bestFor: 'El motivo es débil y no debe perder la práctica.',
  },
}
