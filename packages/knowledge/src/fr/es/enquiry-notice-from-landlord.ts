/** The Spanish words of the rows in ../enquiry-notice-from-landlord.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_WORDS: Words = {
  'fr.ask-home.notice-landlord': {
    says: 'Vacía: seis meses antes del fin del contrato. Amueblada: tres. Solo para vender, vivir allí o por un motivo serio, y nunca a mitad del contrato.',
    dependsOn: 'si la casa está amueblada',
  },
}
