/** Questions about the police and a phone: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_PHONE_ES: Words = {
  'it.ask.police-and-phone': {
    says: 'En un simple control no: no tiene que desbloquearlo. ¿Es sospechoso de un delito? Entonces la policía puede llevárselo, con un papel para usted. Para leer chats necesita una orden del fiscal o de un juez. Solo con urgencia probada puede mirar antes, y un juez debe poder revisarlo pronto. Su sí por sí solo no basta, dijo la Cassazione en 2025. No tiene que dar el código. Pida un abogado, y firme solo lo que haya leído.',
    dependsOn: 'si es sospechoso de un delito y cuánto urge',
  },
}
