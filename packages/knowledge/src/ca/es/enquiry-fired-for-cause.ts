/** The Spanish words of the rows in ../enquiry-fired-for-cause.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRED_FOR_CAUSE_ES: Words = {
  'ca.fact.fired-for-cause': {
    says: 'No les crea sin más: la causa es difícil de probar, y un error rara vez basta. Sin ella le deben aviso o pago, a menudo muy por encima del mínimo. En banco, aerolínea, telefonía o camiones puede también quejarse gratis por despido injusto en 90 días, tras 12 meses. No firme y vea a un abogado.',
  },
  'ca.fact.touched-at-work': {
    says: 'Es acoso sexual y la ley lo prohíbe. Anote cada vez, fechas y testigos, y guarde mensajes. Quéjese por escrito: el empleador debe investigar y no puede castigarlo. Presente en un año ante la oficina de derechos humanos. Si debe renunciar, EI aún puede pagar. Por agresión puede llamar a la policía.',
  },
  'ca.fact.vacation-in-rate-on': {
    says: 'No sin su sí por escrito. En Ontario el pago de vacaciones es al menos 4%, o 6% tras cinco años. Puede pagarse con cada cheque solo si aceptó por escrito y el talón lo muestra aparte. Si no, aún se lo deben. Pida por escrito y luego reclame gratis al Ministry of Labour en dos años.',
  },
}
