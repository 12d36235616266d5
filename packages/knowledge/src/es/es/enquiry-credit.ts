/** The Spanish words of the rows in ../enquiry-credit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CREDIT_ES: Words = {
  'es.ask.revolving': {
    says: 'Si el tipo es muy superior al habitual, un juez puede declararlo usura. En tarjetas el Supremo mira unos seis puntos sobre la media. Entonces devuelve solo lo recibido.',
    dependsOn: 'la TAE y la fecha del contrato',
  },
  'es.ask.guarantor': {
    says: 'Responde solo de lo que firmó, con las mismas defensas que el deudor. Si no pone solidario, primero deben ir contra el deudor. Lo que pague puede pedírselo a él.',
    dependsOn: 'lo que dice el papel que firmó',
  },
}
