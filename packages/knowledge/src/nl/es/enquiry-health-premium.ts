/** The Spanish words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_ES: Words = {
  'nl.ask.health-arrears': {
    says: 'Usted y su hijo siguen con el seguro básico: vaya al médico. Un menor de 18 no paga prima. Con deuda casi nunca puede cambiar de seguro. Acepte el plan que la aseguradora debe ofrecer antes de deber seis meses: así no avisa al CAK. ¿La suma está mal? Reclame en cuatro semanas desde su carta. El CAK cobra más, a menudo de la nómina. Un plan o la ayuda de deudas del municipio lo termina.',
  },
}
