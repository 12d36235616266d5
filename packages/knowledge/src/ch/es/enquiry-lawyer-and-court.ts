/** Questions about free legal advice and taking someone to court: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAWYER_AND_COURT_ES: Words = {
  'ch.ask.free-lawyer': {
    says: 'Muchos cantones y colegios dan un consejo breve gratis. Para un juicio, pida al tribunal la asistencia judicial con pruebas de ingresos y gastos, si el caso tiene opciones. Quizá deba devolverlo después.',
  },
  'ch.ask.sue': {
    says: 'Vaya primero a la oficina de conciliación del domicilio de la otra parte; en alquileres, donde está la vivienda. Basta una carta corta o un formulario, sin abogado. Es gratis en alquiler y trabajo hasta 30 000 francos. Si no hay acuerdo, recibe un papel para ir al tribunal.',
  },
}
