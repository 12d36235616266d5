/** The Spanish words of the rows in ../community-dues.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COMMUNITY_DUES_WORDS: Words = {
  'es.community.right-certificate': {
    says: 'Pida el certificado de la deuda y el acta de la junta. Para el proceso rápido (monitorio) necesitan los dos, y deben habérselo notificado.',
  },
  'es.community.right-contest': {
    says: 'Puede impugnar un acuerdo de la junta en tres meses, o en un año si va contra la ley. Debe estar al día o depositar la cantidad.',
  },
  'es.community.know-share': {
    says: 'Cada propietario debe pagar su parte de los gastos comunes. Quien debe puede hablar en la junta, pero en general no votar.',
    learnMore: 'El propio piso responde de las cuotas de este año y de los tres anteriores.',
  },
  'es.community.step-account': {
    says: 'Pida al administrador la lista de meses sin pagar, su cuota y los pagos que recibieron.',
  },
}
