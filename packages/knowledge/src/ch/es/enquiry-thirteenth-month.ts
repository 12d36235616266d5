/** Questions about the thirteenth month’s pay: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_THIRTEENTH_MONTH_ES: Words = {
  'ch.ask.thirteenth': {
    says: 'Si el contrato o convenio promete un decimotercer mes como sueldo, cobra la parte de los meses trabajados, aunque se vaya antes de diciembre. Exigir seguir allí no vale para el sueldo. Una gratificación voluntaria solo se paga en parte si se pactó. ¿La pagaban cada año sin reserva? Puede ser sueldo. Pídala por escrito con fecha.',
    dependsOn: 'si se pactó como sueldo o como gratificación',
  },
}
