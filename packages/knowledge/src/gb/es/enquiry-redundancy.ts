/** Questions about redundancy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_ES: Words = {
  'gb.ask-work.redundancy': {
    says: 'Con dos años completos de trabajo recibe la indemnización legal (redundancy pay), según edad, años y sueldo semanal. También tiene preaviso y un proceso justo. Reclame en un plazo de seis meses.',
    dependsOn: 'cuánto tiempo trabajó allí',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'Pregunte por escrito por qué le eligieron, cómo le puntuaron y qué otros puestos hay. Si su puesto sigue existiendo, puede ser despido injusto (unfair dismissal). Vigile el plazo.',
    dependsOn: 'si el puesto de verdad acabó y el proceso fue justo',
  },
  'gb.ask-work.ni-redundancy': {
    says: 'En Irlanda del Norte recibe la indemnización legal (redundancy pay) tras dos años de trabajo. También tiene preaviso. La Labour Relations Agency puede explicar la cantidad.',
    dependsOn: 'cuánto tiempo trabajó allí',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'No, la indemnización legal (redundancy pay) exige dos años completos en el empleo. Su contrato puede darle más. Aun así recibe su preaviso, su sueldo y el pago de las vacaciones no tomadas.',
  },
  'gb.ask-work.redundancy-no-money': {
    says: 'Con dos años completos en el empleo recibe una indemnización (redundancy pay). Es una semana de sueldo por año, o una y media desde los 41 años, hasta un límite. El preaviso va aparte. Si la empresa no puede pagar, puede el Redundancy Payments Service del gobierno.',
  },
  'gb.ask-work.redundancy-sum': {
    says: 'Cuentan como máximo los últimos 20 años. Cada año completo da una semana de sueldo, una y media desde los 41 años, media antes de los 22. Una semana cuenta hasta £751 desde el 6 de abril de 2026. El preaviso va aparte, hasta 12 semanas.',
  },
  'gb.ask-work.redundancy-years-given': {
    says: 'Con dos años completos le toca más. La indemnización es una semana de paga por año, media antes de los 22, y una y media desde los 41, hasta £751 la semana. Se suma el preaviso, una semana por año hasta 12, y las vacaciones. Deben hablar antes con usted y elegir con justicia. No firme nada. Pídalo por escrito; Acas: 0300 123 1100.',
  },
}
