/** Questions about a council's no to a person without a home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_DECISION_ES: Words = {
  'gb.ask-homeless.review': {
    says: 'Pida al ayuntamiento una revisión (review) por escrito en 21 días desde la decisión. Pida en la misma carta un alojamiento temporal adecuado hasta que se decida, y diga por qué. Si sigue diciendo no, tiene 21 días para recurrir a la County Court por un punto de derecho. Llame hoy a Shelter; hay ayuda legal gratuita.',
  },
  'gb.ask-homeless.intentional': {
    says: 'Pida por escrito una revisión (review) en 21 días desde la carta, y alojamiento hasta que se decida. No es intencional si no era razonable quedarse, por ejemplo con violencia o amenazas. Con hijos o embarazo deben alojarle en todo caso un tiempo razonable y ayudarle a buscar. Llame a Shelter: 0808 800 4444.',
  },
  'gb.ask-homeless.accept-and-review': {
    says: 'No diga que no antes de recibir consejo: el ayuntamiento puede dejar de ayudarle. Puede aceptar la vivienda y pedir igualmente una revisión (review) porque no es adecuada. Hágalo por escrito en 21 días. Diga por qué, con pruebas: salud, silla de ruedas, escuela, trabajo o distancia. Shelter: 0808 800 4444.',
  },
  'gb.ask-homeless.turned-away': {
    says: 'El council no puede despacharle así. Con una orden judicial, o si puede perder la casa en 56 días, debe tomar la solicitud y ayudar ya. Su guía oficial dice que las familias no deben esperar a los bailiffs. Solicite hoy por escrito con la orden, y pida una decisión escrita. Con hijos debe alojarle por ahora cuando quede sin hogar. No se vaya sin consejo de Shelter o del council.',
  },
}
