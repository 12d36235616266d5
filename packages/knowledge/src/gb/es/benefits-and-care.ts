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
  'gb.ask-benefit.sanction': {
    says: 'Pida que lo miren de nuevo (mandatory reconsideration), mejor en un mes. Dé su buena razón, como enfermedad, y envíe pruebas. Después puede ir al tribunal gratuito. Para comida y facturas mientras tanto, pida un hardship payment.',
  },
}
