/** Court claims to make a tenant leave (desahucio): the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_CLAIM_WORDS: Words = {
  'es.claim.want-eviction': {
    says: 'Su casero pide al juzgado que usted se vaya (desahucio). Tiene diez días hábiles para actuar.',
  },
  'es.claim.deadline-eviction': {
    says: 'Tiene diez días hábiles para irse, pagar todo u oponerse. Contamos desde la fecha del papel, por seguridad.',
    action: 'Pagar toda la renta, oponerse o pedir abogado gratis',
    consequence: 'El juzgado termina el contrato y se mantiene la fecha del lanzamiento.',
  },
  'es.claim.deadline-free-lawyer': {
    says: 'En un desahucio o juicio verbal, pida abogado gratis en tres días hábiles. Así el juzgado puede parar el plazo.',
    action: 'Pedir abogado de oficio al juzgado o al colegio de abogados',
    consequence: 'Quizá el plazo no se pare mientras espera un abogado.',
  },
  'es.claim.right-pay-rent-once': {
    says: 'Puede parar una vez un desahucio por rentas si paga todo a tiempo (enervar). No si ya lo hizo antes o no pagó tras un requerimiento de 30 días.',
  },
  'es.claim.right-vulnerable': {
    says: 'Si puede perder su casa y tiene pocos ingresos, el juzgado debe avisar a servicios sociales. Puede parar el caso dos meses, o cuatro si el dueño es una empresa.',
  },
  'es.claim.right-fixed-day': {
    says: 'El lanzamiento debe tener un día y una hora que le hayan comunicado.',
  },
  'es.claim.step-social': {
    says: 'Vaya ya a los servicios sociales de su municipio. Pida un informe de vulnerabilidad y ayuda para el alquiler.',
  },
  'es.claim.option-defend-home': {
    title: 'Salvar su casa',
    says: 'Pague todo a tiempo u opóngase con abogado. Pida una pausa si es vulnerable.',
    cost: 'La renta debida. Abogado gratis con pocos ingresos.',
    time: 'Diez días hábiles.',
    risk: 'Si se opone y pierde, se va y puede pagar costas.',
    bestFor: 'Quiere quedarse o necesita tiempo.',
  },
}
