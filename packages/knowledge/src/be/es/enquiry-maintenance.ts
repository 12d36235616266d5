/** Questions about child maintenance: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_ES: Words = {
  'be.ask.maintenance': {
    says: 'Una sentencia vale hasta que el tribunal de familia la cambie. ¿No paga? El SECAL (DAVO) cobra gratis y puede adelantar, si faltan dos meses en un año. O un agente lo toma del sueldo, sin base protegida. No pagar a propósito más de dos meses puede ser delito. Sin sentencia, el tribunal de familia fija la suma según los medios de ambos padres.',
  },
}
