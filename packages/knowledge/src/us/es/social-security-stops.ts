/** The Spanish words of the rows in ../social-security-stops.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_SECURITY_STOPS_ES: Words = {
  'us.stop.ssa-want': {
    says: 'El Seguro Social dice que un beneficio se niega, termina o cambia, y por qué.',
  },
  'us.stop.ssa-reality': {
    says: 'Un primer no es común. Muchas personas ganan después, sobre todo en la audiencia ante un juez.',
  },
  'us.stop.ssa-right-appeal': {
    says: 'Tiene 60 días para pedir otra revisión (reconsideration). Suponen que la carta llegó a los cinco días.',
  },
  'us.stop.ssa-right-ssi': {
    says: 'Si cortan o terminan SSI, apele en diez días desde que recibe el aviso. El dinero sigue hasta la primera decisión.',
  },
  'us.stop.ssa-step': {
    says: 'Apele en ssa.gov o envíe el formulario SSA-561. Consiga papeles nuevos de sus médicos.',
  },
  'us.stop.ssa-option': {
    says: 'Diga qué está mal y añada pruebas. No empiece de nuevo en lugar de apelar: puede perder meses.',
    title: 'Pedir otra revisión (reconsideration)',
    cost: 'Gratis',
    time: 'En 60 días; diez días para conservar SSI',
    risk: 'Si pierde, quizás deba devolver el dinero que siguió.',
    bestFor: 'No está de acuerdo con la razón.',
  },
}
