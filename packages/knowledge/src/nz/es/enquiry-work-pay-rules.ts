/** Questions about pay when sent home after notice, and on public holidays: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_PAY_RULES_ES: Words = {
  'nz.ask.sent-home-notice': {
    says: 'Casi siempre sí: si estaba dispuesto a trabajar el preaviso, deben pagarlo aunque le manden a casa. Acabar antes sin paga puede ser despido injusto. También se deben las vacaciones. Mire si el contrato habla de garden leave o pago del preaviso. Pida por escrito con suma y fecha. Reclamación (personal grievance) en 90 días. Ayuda: 0800 20 90 20.',
  },
  'nz.ask.public-holiday': {
    says: 'Sí. Trabajar en festivo se paga al menos a tiempo y medio. Si es un día en que suele trabajar, tiene además otro día libre pagado. Si no trabaja, ese día se paga normal. Solo pueden obligarle si es su día habitual y el contrato lo dice. Puede reclamar seis años atrás. Por escrito, luego 0800 20 90 20, gratis.',
  },
}
