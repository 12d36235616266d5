/** First steps, rights and ways out for questions about a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_WORDS: Words = {
  'it.guide.step-home-read': {
    says: 'Busque su contrato de alquiler: fecha, duración, precio, y si está registrado.',
  },
  'it.guide.step-home-pay': {
    says: 'Siga pagando el alquiler a tiempo, por transferencia.',
  },
  'it.guide.step-home-write': {
    says: 'Escriba al casero por carta certificada (raccomandata) o e-mail certificado (PEC).',
  },
  'it.guide.step-home-union': {
    says: 'Pida ayuda a un sindicato de inquilinos y al municipio.',
  },
  'it.guide.right-home-judge': {
    says: 'Solo puede perder su vivienda por decisión de un juez.',
  },
  'it.guide.right-home-term': {
    says: 'Un contrato libre dura cuatro años más cuatro, uno con precio acordado (canone concordato) tres más dos.',
  },
  'it.guide.right-home-repair': {
    says: 'El casero debe hacer las reparaciones mayores.',
  },
  'it.guide.home-locks': {
    says: 'El casero no puede cambiar la cerradura ni cortar luz o agua.',
  },
  'it.guide.home-grace': {
    says: 'En un desahucio por alquiler puede pedir al juez hasta 90 días para pagar.',
  },
  'it.guide.option-home-dispute': {
    title: 'Escribir al casero',
    says: 'Diga lo que la ley le da y lo que quiere.',
    cost: 'Una carta certificada.',
    time: 'Una hora.',
    risk: 'El casero puede ir al juzgado.',
    bestFor: 'El casero no respeta una regla.',
  },
  'it.guide.option-home-deal': {
    title: 'Llegar a un acuerdo',
    says: 'Ofrezca por escrito un plan o una fecha que pueda cumplir.',
    cost: 'Lo que acuerden.',
    time: 'Algunos días.',
    risk: 'Cumpla lo que promete.',
    bestFor: 'Debe alquiler o quiere irse.',
  },
  'it.guide.right-home-expert': {
    says: 'Antes de un pleito un juez puede enviar a un perito que halle la causa del daño. El perito también intenta un acuerdo. Para esto necesita abogado.',
  },
  'it.guide.option-home-help': {
    title: 'Pedir ayuda',
    says: 'Un sindicato de inquilinos, el municipio o un abogado gratis.',
    cost: 'Nada o poco.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Teme por su vivienda.',
  },
}
