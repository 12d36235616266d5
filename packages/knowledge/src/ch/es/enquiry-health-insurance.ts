/** The Spanish words of the rows in ../enquiry-health-insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_INSURANCE_ES: Words = {
  'ch.ask.health-premium': {
    says: 'Pida plazos a la caja y una ayuda al cantón. La atención básica sigue. La caja debe avisar y dar 30 días. Solo puede abrir dos casos de deuda al año.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'si debe primas',
    says: 'Puede cambiar para el año nuevo si su carta llega hasta el 30 de noviembre. Si debe primas, participaciones o gastos, antes tiene que pagarlo todo. Toda aseguradora debe admitirle en el seguro básico.',
  },
  'ch.ask.change-insurer-by-post': {
    says: 'El matasellos no cuenta. En el seguro básico su baja debe estar en la caja a más tardar el 30 de noviembre, o el último día laborable antes, en horario de oficina. Echarla al correo ese día es tarde. Envíela certificada una semana antes, o entréguela en una agencia y haga sellar su copia. Las primas debidas deben pagarse antes.',
  },
}
