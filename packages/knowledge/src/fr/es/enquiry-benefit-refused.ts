/** Questions about a benefit that the CAF refuses: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_REFUSED_ES: Words = {
  'fr.ask-debt.benefit-refused': {
    says: 'Pida el motivo por escrito. Escriba en dos meses a la comisión de recursos (CRA) de la CAF; por el RSA al consejo departamental. Añada los papeles que faltaban. Tras un no, o dos meses sin respuesta, tiene dos meses para el tribunal. Para la ayuda de vivienda, el RSA y la prima de actividad es el tribunal administrativo, para las demás el judicial. Es gratis. Pida de nuevo si su vida cambió.',
  },
}
