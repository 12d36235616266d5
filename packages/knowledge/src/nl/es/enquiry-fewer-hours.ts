/** Questions about hours that a boss cuts: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_ES: Words = {
  'nl.ask.fewer-hours': {
    says: 'No. Sus horas son parte del contrato y el jefe no puede reducirlas solo. Hace falta una razón muy fuerte o su sí. Escriba que no acepta y está listo para todas las horas. Así el sueldo sigue. No firme nada y pregunte al Juridisch Loket.',
  },
}
