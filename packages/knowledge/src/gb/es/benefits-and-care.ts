/** Spanish: refused benefits, NHS charges, care fees and complaints about care. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_AND_CARE_ES: Words = {
  'gb.pip.right-points': {
    says: 'Ocho puntos dan la cuantía normal, 12 la mayor. Una tarea solo cuenta si la hace sin peligro, bastante bien, una y otra vez, y en buen tiempo.',
  },
  'gb.benefit.wants': {
    says: 'La carta dice qué se decidió sobre su ayuda. Si es erróneo, puede hacer que lo cambien.',
  },
  'gb.benefit.right-again': {
    says: 'Pida en un mes que miren otra vez la decisión (mandatory reconsideration). Con una buena razón se puede hasta 13 meses tarde.',
  },
  'gb.benefit.right-tribunal': {
    says: 'Tras su respuesta tiene un mes para acudir a un tribunal (tribunal). Es gratis, y está aparte de la oficina que decidió.',
  },
  'gb.benefit.step': {
    says: 'Diga punto por punto qué está mal, y envíe pruebas, como cartas del médico. Guarde copia. Pida el informe de la evaluación.',
  },
  'gb.benefit.right-work-test': {
    says: 'Bastantes puntos son una vía para que le vean no apto para trabajar. Un riesgo real para la salud es otra. Pida el informe y contéstelo.',
  },
  'gb.benefit.scotland': {
    says: 'Pida una nueva decisión (re-determination) en 42 días. Después puede acudir a un tribunal (tribunal) en 31 días.',
  },
  'gb.benefit.ni': {
    says: 'Pida en un mes que miren otra vez la decisión. Después tiene un mes para acudir a un tribunal (tribunal) independiente.',
  },
  'gb.benefit.carers': {
    says: 'Solo debe devolverlo si dio datos falsos o calló lo que debía decir. Si lo sabían todo y se equivocaron, dígalo.',
  },
  'gb.benefit.answer': {
    says: 'Pida en un mes que miren otra vez la decisión, con pruebas del médico. Si aún dicen no, acuda en un mes al tribunal, que es gratis. Muchos ganan allí.',
  },
  'gb.nhs.right-fine': {
    says: 'No debe la multa si tuvo cuidado y no hizo nada malo. Es cinco veces el precio, £100 como mucho, además del precio. Escriba por qué.',
  },
  'gb.nhs.right-visitor': {
    says: 'Quien vive aquí de forma legal y estable no paga. Las urgencias son gratis para todos. Pregunte cómo decidieron, y pida un plan de pago.',
  },
  'gb.nhs.right-complain': {
    says: 'Puede quejarse en 12 meses, y deben contestarle por escrito. Después, el Health Service Ombudsman es gratis.',
  },
  'gb.nhs.right-claim': {
    says: 'Si una mala atención le dañó, debe ir al tribunal en tres años desde que lo supo. Para un niño, los tres años empiezan a los 18.',
  },
  'gb.nhs.answer': {
    says: 'Quéjese por escrito en 12 meses y pida su historial. Después, el Health Service Ombudsman es gratis. Para dinero, vea a un abogado: tiene tres años para ir al tribunal.',
  },
  'gb.care.right-means': {
    says: 'El ayuntamiento debe mirar primero la necesidad y los medios. La casa no cuenta mientras viva en ella una pareja. Pida las cuentas por escrito, y un aplazamiento (deferred payment).',
  },
  'gb.care.right-nhs-pays': {
    says: 'Si la necesidad principal es de salud, el NHS paga toda la atención. Pida el examen de NHS continuing healthcare.',
  },
  'gb.care.answer': {
    says: 'Pida al ayuntamiento que mire necesidad y medios antes de pagar. La casa no cuenta mientras viva en ella una pareja. Pregunte también por NHS continuing healthcare.',
  },
  'gb.ask-benefit.sanction': {
    says: 'Pida que lo miren de nuevo (mandatory reconsideration), mejor en un mes. Dé su buena razón, como enfermedad, y envíe pruebas. Después puede ir al tribunal gratuito. Para comida y facturas mientras tanto, pida un hardship payment.',
  },
}
