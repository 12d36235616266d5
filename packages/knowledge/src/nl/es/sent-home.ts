/** The Spanish words of the rows in ../sent-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SENT_HOME_ES: Words = {
  'nl.senthome.reality': {
    says: 'Le apartan del trabajo por un tiempo. No es un despido y su empleo sigue.',
  },
  'nl.senthome.right-pay': {
    says: 'Casi siempre conserva todo su sueldo mientras la empresa le aparta del trabajo, también en una suspensión.',
  },
  'nl.senthome.right-reason': {
    says: 'Su empresa debe actuar con lealtad (goed werkgeverschap). Necesita un buen motivo y debe oírle. Un juez puede ordenar que vuelva a trabajar.',
  },
  'nl.senthome.step-write': {
    says: 'Escriba hoy que no está de acuerdo y que está listo para trabajar. Pregunte el motivo y la duración. No firme nada y llame a su sindicato o al Juridisch Loket.',
  },
}
