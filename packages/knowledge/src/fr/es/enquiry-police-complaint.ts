/** Questions about a complaint that the police refuse to take: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_COMPLAINT_WORDS: Words = {
  'fr.ask-buy.complaint-refused': {
    says: 'La policía y la gendarmería deben recibir toda denuncia de una víctima, en toda Francia. Pida un recibo. Si se niegan, escriba al fiscal (procureur de la République) del tribunal; eso vale como denuncia. También puede empezar en línea.',
  },
  'fr.ask-buy.blackmail': {
    says: 'No pague ni envíe nada más. Guarde los mensajes como prueba y luego bloquee a la persona. El chantaje y mostrar esas imágenes son delitos: denuncie a la policía (17). El teléfono gratuito 3018 hace retirar las imágenes.',
  },
}
