/** A decision on a benefit that may be wrong: a new look, the tribunal, and each nation. The words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_ES: Words = {
  'gb.pip.right-points': {
    says: 'Ocho puntos dan la cuantía normal, 12 la mayor. Una tarea solo cuenta si la hace sin peligro, bastante bien, una y otra vez, y en buen tiempo.',
  },
  'gb.benefit.right-again': {
    says: 'Pida en un mes que miren otra vez la decisión (mandatory reconsideration). Con una buena razón se puede hasta 13 meses tarde.',
  },
  'gb.benefit.right-tribunal': {
    says: 'Tras su respuesta tiene un mes para acudir a un tribunal (tribunal). Es gratis, y está aparte de la oficina que decidió.',
  },
  'gb.benefit.right-work-test': {
    says: 'Bastantes puntos son una vía para que le vean no apto para trabajar. Un riesgo real para la salud es otra. Pida el informe y contéstelo.',
  },
  'gb.benefit.carers-pay': {
    says: 'Pregunte cómo contaron su sueldo. Se restan los impuestos, la mitad de lo que paga a una pensión y algunos gastos de cuidado. Si el sueldo sube y baja, se puede hacer una media.',
  },
  'gb.benefit.carers': {
    says: 'Solo debe devolverlo si dio datos falsos o calló lo que debía decir. Si lo sabían todo y se equivocaron, dígalo.',
  },
  'gb.benefit.answer': {
    says: 'Pida en un mes que miren otra vez la decisión, con pruebas del médico. Si aún dicen no, acuda en un mes al tribunal, que es gratis. Muchos ganan allí.',
  },
}
