/** Questions of people who gave up their job in a message or in anger: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWN_NOTICE_BY_MESSAGE_ES: Words = {
  'de.ask-job.own-notice-by-message': {
    says: 'Su propia renuncia también exige papel y firma a mano. Un mensaje, un correo o palabras con ira no acaban el empleo. Vaya a trabajar como siempre y escriba hoy que el empleo sigue. Si el jefe dice que se acabó, tampoco es un despido válido: vea a un abogado o sindicato. ¿La firmó en papel? Solo se retira con el sí de la empresa, o si hubo amenaza o engaño.',
  },
}
