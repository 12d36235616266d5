/** The Spanish words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_ES: Words = {
  'es.stay.want': {
    says: 'Una oficina decide sobre su derecho a quedarse en España.',
  },
  'es.stay.right-reconsider': {
    says: 'Puede pedir a la misma oficina que lo revise en un mes (recurso de reposición). Es gratis y no hace falta abogado.',
  },
  'es.stay.right-court': {
    says: 'También puede ir al juzgado contencioso-administrativo en dos meses. Para eso necesita abogado.',
  },
  'es.stay.right-pause': {
    says: 'Recurrir no detiene por sí solo la obligación de salir. Su abogado puede pedir al juez que la suspenda (medida cautelar).',
  },
  'es.stay.right-lawyer': {
    says: 'Con pocos recursos tiene derecho a abogado gratis, y a intérprete si lo necesita.',
  },
  'es.stay.right-expulsion': {
    says: 'En el procedimiento preferente tiene 48 horas para responder. Deben valorar su familia y sus años aquí. Una multa puede sustituir a la expulsión.',
  },
  'es.stay.step-lawyer': {
    says: 'Vea hoy a un abogado o a una entidad de ayuda gratuita. Lleve este papel y el sobre.',
  },
  'es.stay.step-why': {
    says: 'Lea por qué dicen que no. Reúna papeles que prueben lo contrario: trabajo, ingresos, familia, años aquí.',
  },
  'es.stay.deadline-review': {
    says: 'Tiene un mes desde que lo recibió para pedir a la oficina que lo revise. Contamos desde su fecha, por seguridad.',
    action: 'Presentar el recurso de reposición',
    consequence: 'Solo queda el juzgado, en dos meses.',
  },
  'es.stay.option-appeal': {
    title: 'Recurrir ante la oficina',
    says: 'Escriba por qué la negativa es errónea y añada sus papeles.',
    cost: 'Nada.',
    time: 'Un mes.',
    risk: 'No detiene la obligación de salir.',
    bestFor: 'Tiene papeles que responden al motivo.',
  },
}
