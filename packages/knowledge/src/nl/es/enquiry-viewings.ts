/** Questions about viewings of a rented home: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIEWINGS_ES: Words = {
  'nl.ask.viewings': {
    says: 'Solo debe permitir visitas si la vivienda se vende o se alquila de nuevo. Deben avisarse, a una hora justa, y usted puede estar. Proponga horas fijas, como un día por semana. El dueño no puede entrar con llave contra su voluntad.',
  },
}
