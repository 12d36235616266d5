/** Questions about wages that are not paid, illness and holidays: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_LEAVE_ES: Words = {
  'be.ask.unpaid-wages': {
    says: 'Reclámelo por escrito, después avise a la inspección de trabajo y a su sindicato. Tras el fin del trabajo tiene un año para ir al tribunal.',
  },
  'be.ask.sick-pay': {
    says: 'Avise enseguida al empresario y mande un certificado, casi siempre en dos días hábiles. Él paga las primeras semanas, hasta 30 días. Después paga la mutua: avísela también.',
  },
  'be.ask.holiday-pay-left': {
    dependsOn: 'si es empleado u obrero',
    says: 'A los empleados, la empresa les paga el dinero de vacaciones pendiente al acabar, con el último sueldo. A los obreros les paga la caja de vacaciones en primavera. Pídalo por escrito, y luego al sindicato o la inspección.',
  },
  'be.ask.leave-refused': {
    dependsOn: 'lo que acordaron',
    says: 'Las fechas se fijan de común acuerdo: nadie decide solo. Los padres de escolares van primero en vacaciones escolares. El jefe debe dejarle tomar todos los días legales en el año. Pídalo por escrito y avise después a la inspección.',
  },
}
