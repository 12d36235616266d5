/** Questions about the immigration office: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_OFFICE_ES: Words = {
  'us.immigration.ask-door': {
    says: 'No tiene que abrir si no muestran una orden (warrant) firmada por un juez. Pida verla por la ventana. Puede guardar silencio. No corra, no mienta y no les cierre el paso.',
  },
  'us.immigration.ask-denied': {
    says: 'Lea qué apelación o moción nombra el aviso y hasta cuándo: casi siempre 30 días, o 33 si llegó por correo. Vea esta semana a un abogado de inmigración o a un ayudante acreditado, antes de volver a pedir o de salir del país.',
  },
  'us.immigration.ask-card-expired': {
    says: 'Cuando vence una tarjeta de diez años usted sigue siendo residente permanente y puede trabajar. Presente ya el formulario I-90: su recibo alarga la tarjeta. La tarjeta de dos años es distinta: presente el formulario I-751 antes de que venza.',
  },
  'us.immigration.ask-moved': {
    says: 'Sí. Avise a USCIS en los diez días de la mudanza: por internet o con el formulario AR-11. Es gratis. Dé el número de cada caso abierto, para que lleguen las cartas. Para una entrevista de asilo avise también a esa oficina, y vaya ese día si no lo cambia. Con un caso en la corte de inmigración, avise a la corte en cinco días (EOIR-33). Quien falta a una audiencia puede recibir orden de salida. Guarde la prueba.',
  },
}
