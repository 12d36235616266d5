/** The Spanish words of the rows in ../enquiry-unemployment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_ES: Words = {
  'us.ask-work.refuse-offer': {
    says: 'Solicítelo en todo caso. Debe aceptar un trabajo adecuado. Ningún estado puede negárselo por rechazar un trabajo nuevo en condiciones muy por debajo de lo usual allí.',
    dependsOn: 'cómo se compara el trabajo nuevo con el anterior',
  },
  'us.state.pa.ask-refuse-offer': {
    says: 'Solicítelo enseguida. En Pensilvania pierde el beneficio solo por rechazar sin buena causa un trabajo adecuado (suitable work). Miran su sueldo anterior, formación, salud y la distancia.',
    dependsOn: 'si el trabajo es adecuado para usted',
  },
  'us.ask-work.jobless-overpaid': {
    says: 'Apele por escrito antes del último día del aviso, a menudo de 10 a 30 días. Si dijo la verdad, pida también el perdón (waiver). Muchos estados lo perdonan si no fue su culpa. Si no, pida un plan de pago.',
  },
}
