/** Questions about pictures, data and calls that advertise: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_ES: Words = {
  'ch.ask.my-picture': {
    says: 'Usted decide sobre su imagen. Guarde capturas con día y dirección. Pida por escrito a la persona y a la plataforma que la quiten en una fecha. Un juez puede ordenarlo rápido, y dinero. Imágenes íntimas, amenazas o chantaje son delito: vaya a la policía y nunca pague.',
  },
  'ch.ask.my-data': {
    says: 'Pregunte por escrito a la empresa qué datos tiene sobre usted, con copia de su documento. Debe decirlo en 30 días, casi siempre gratis. Puede hacer corregir lo falso o borrar lo que no necesita. Si se niega, vaya al tribunal civil; la oficina federal de datos (EDÖB, PFPDT) aconseja.',
  },
  'ch.ask.ad-calls': {
    says: 'Esas llamadas están prohibidas si su número lleva un asterisco (*) en la guía, o no figura en ella, y nunca trató con la empresa. Anote fecha y número y avise en línea al SECO. Su operador debe ofrecer un filtro gratis. No acepte nada por teléfono.',
  },
}
