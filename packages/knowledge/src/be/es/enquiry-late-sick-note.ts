/** Questions about a doctor’s note that came too late: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_SICK_NOTE_ES: Words = {
  'be.ask.sick-note-late': {
    says: 'No por todo el tiempo. Si el parte llega tarde, la empresa solo puede negar el sueldo de los días antes de recibirlo. Desde ese día se lo debe, hasta 30 días, si lleva un mes en la empresa. Con fuerza mayor, como un ingreso, no se pierde ningún día. Envíelo ya con prueba y avise a la mutua. Luego vea al sindicato.',
  },
  'be.ask.sick-note-first-day': {
    says: 'No para cada primer día. Dos veces por año natural no hace falta certificado para el primer día de enfermedad; hasta 2025 eran tres. Desde el segundo día, y desde la tercera vez, sí, si la empresa lo pide. Una empresa con menos de 50 trabajadores puede pedirlo siempre, si lo dice su reglamento o un convenio. Avise enseguida y diga dónde está si no está en casa: puede venir un médico de control.',
  },
}
