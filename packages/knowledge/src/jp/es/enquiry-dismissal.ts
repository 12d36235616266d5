/** Questions about dismissal, its form and who is protected, and the first steps for workers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_ES: Words = {
  'jp.ask.step-work': {
    says: 'Pregunte en la oficina gratis de trabajo antes de firmar.',
  },
  'jp.ask.right-work': {
    says: 'Un despido sin un motivo sólido es nulo.',
  },
  'jp.ask.fired': {
    says: 'No firme una renuncia. Pida los motivos por escrito, y 30 días de preaviso o pago. Después pregunte en la oficina gratis de trabajo.',
  },
  'jp.ask.fired-by-message': {
    says: 'Un despido no exige forma, pero sí un motivo justo y 30 días de aviso o sueldo. Pregunte hoy por escrito: ¿es un despido y por qué? Escriba que quiere seguir. No firme una renuncia. Guarde el mensaje. Vaya a la consulta gratuita (総合労働相談コーナー).',
  },
  'jp.ask.not-renewed': {
    says: 'Si le renovaron muchas veces, o podía esperarlo, hace falta un motivo justo para parar. Escriba enseguida que quiere la renovación. Pida el motivo por escrito. Tras más de cinco años en total puede pedir un empleo sin fin. Vaya a la consulta laboral gratuita.',
  },
}
