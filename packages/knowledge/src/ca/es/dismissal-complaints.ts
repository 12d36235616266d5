/** Complaints about a dismissal: to whom, and by when: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_COMPLAINTS_WORDS: Words = {
  'ca.work.opt-standards': {
    says: 'La oficina de normas laborales (employment standards) de su provincia puede ordenar gratis el sueldo sin pagar y el preaviso mínimo.',
    title: 'Quejarse en la oficina laboral',
    cost: 'Gratis.',
    time: 'Meses.',
    risk: 'En Ontario puede impedir un reclamo judicial por el mismo preaviso.',
    bestFor: 'No pagaron el mínimo.',
  },
  'ca.work.warn-limits': {
    says: 'Algunos plazos son cortos: 45 días en Quebec, 90 días en empleos federales. Anote el día en que terminó su empleo.',
  },
  'ca.work.fed-unjust': {
    says: 'En un empleo federal, con al menos 12 meses de trabajo y sin sindicato, tiene 90 días para quejarse por despido injusto (unjust dismissal).',
    action: 'Presente una queja por despido injusto ante el Labour Program federal',
    consequence: 'Pierde esta vía para recuperar su empleo o dinero.',
  },
  'ca.work.qc-124': {
    says: 'En Quebec, tras dos años de trabajo, tiene 45 días para quejarse por un despido sin causa justa. Contamos desde la carta.',
    action: 'Presente una queja ante la CNESST',
    consequence: 'Pierde el derecho a esta queja.',
  },
  'ca.work.bc-complaint': {
    says: 'En Columbia Británica tiene seis meses desde su último día para quejarse por sueldo o preaviso.',
    action: 'Presente una queja ante el Employment Standards Branch',
    consequence: 'Esa oficina puede rechazar una queja tardía.',
  },
  'ca.work.ab-complaint': {
    says: 'En Alberta tiene seis meses desde su último día para quejarse por sueldo o preaviso.',
    action: 'Presente una queja ante Employment Standards',
    consequence: 'Pueden rechazar una queja tardía.',
  },
  'ca.work.on-claim': {
    says: 'En Ontario tiene dos años para reclamar salario o preaviso. Un reclamo de preaviso ante el Ministry of Labour impide pedir más en el tribunal, salvo que lo retire en dos semanas. Pida consejo antes.',
    action: 'Reclamar salario o preaviso no pagado',
    consequence: 'El reclamo llega demasiado tarde.',
  },
  'ca.work.right-void-clause': {
    says: 'En Ontario, una sola línea ilegal sobre el fin del trabajo puede anular todos los límites del preaviso de su contrato. Entonces quizá le deban mucho más que el mínimo. Enséñelo a un abogado.',
  },
  'ca.work.right-two-years': {
    says: 'En general tiene dos años para demandar a la empresa por el pago del preaviso. Cuente desde el día en que se lo dijeron.',
  },
}
