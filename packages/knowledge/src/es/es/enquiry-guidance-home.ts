/** First steps, rights and ways out for questions about a rented home: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_WORDS: Words = {
  'es.guide.step-home-read': {
    says: 'Busque su contrato: fecha de firma, duración y renta. ¿No lo tiene? Los recibos también valen.',
  },
  'es.guide.step-home-pay': { says: 'Siga pagando la renta a tiempo, por transferencia.' },
  'es.guide.step-home-write': { says: 'Escriba al casero por un medio que pueda probar.' },
  'es.guide.step-home-social': {
    says: 'Pida ayuda en servicios sociales y la oficina de vivienda.',
  },
  'es.guide.right-home-judge': {
    says: 'Un inquilino solo puede perder la casa por decisión de un juez.',
  },
  'es.guide.right-home-term': {
    says: 'Un contrato desde marzo de 2019 puede durar cinco años, o siete con una empresa.',
  },
  'es.guide.right-home-repair': { says: 'El casero debe mantener la casa habitable.' },
  'es.guide.home-locks': { says: 'El casero no puede cambiar la cerradura ni cortar luz o agua.' },
  'es.guide.home-seven': {
    says: 'La fianza es de un mes y se devuelve un mes después de entregar las llaves.',
  },
  'es.guide.option-home-dispute': {
    title: 'Escribir al casero',
    says: 'Diga qué le da la ley y qué quiere.',
    cost: 'Un burofax cuesta algunos euros.',
    time: 'Una hora.',
    risk: 'El casero puede ir al juzgado.',
    bestFor: 'El casero incumple una norma.',
  },
  'es.guide.option-home-deal': {
    title: 'Llegar a un acuerdo',
    says: 'Ofrezca un plan o una fecha que pueda cumplir, por escrito.',
    cost: 'Lo que acuerde.',
    time: 'Unos días.',
    risk: 'Cumpla lo que promete.',
    bestFor: 'Debe renta o quiere mudarse.',
  },
  'es.guide.right-home-deposit': {
    says: 'Puede reclamar la fianza en el juzgado con un monitorio. Antes haga una oferta que pueda probar. Para empezarlo no necesita abogado.',
  },
  'es.guide.option-home-help': {
    title: 'Pedir ayuda',
    says: 'Un sindicato de inquilinos, servicios sociales o un abogado gratis.',
    cost: 'Nada o poco.',
    time: 'Esta semana.',
    risk: 'Ninguno.',
    bestFor: 'Teme por su casa.',
  },
}
