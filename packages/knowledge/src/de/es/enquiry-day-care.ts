/** Questions about a place in day care: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DAY_CARE_ES: Words = {
  'de.ask-family.day-care': {
    says: 'Sí. Desde el primer cumpleaños todo niño tiene derecho a plaza en guardería o con cuidadora, gane lo que gane la familia. El derecho es frente al municipio (Jugendamt), no frente a una Kita. Escriba ya: desde cuándo y cuántas horas. Si no hay nada adecuado, el tribunal administrativo puede ordenarlo rápido. También puede pedir el sueldo perdido o el cuidado privado.',
  },
}
