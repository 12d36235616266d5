/** Estafas, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_TERMS_ES: Words = {
  'be.scam.right-unordered': {
    says: 'Lo que nunca pidió no tiene que pagarlo ni devolverlo.',
  },
  'be.scam.who': {
    says: 'Parece un estafador que usa un nombre conocido. Busque usted el número real y pregunte.',
  },
  'be.scam.not-yet': {
    says: 'No le quitan nada si no responde. Una reclamación real necesita antes un juez o un papel oficial.',
  },
  'be.scam.step-police': {
    says: 'Si perdió dinero, denuncie a la policía y guarde el número. Su banco lo pide.',
  },
  'be.scam.right-hearing': {
    says: 'La policía real le oye en persona, no por correo electrónico, y antes puede ver a un abogado. Le dice en breve de qué se trata y nunca cierra un caso a cambio de dinero enviado.',
  },
}
