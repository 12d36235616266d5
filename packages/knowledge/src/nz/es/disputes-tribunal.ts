/** The Spanish words of the rows in ../disputes-tribunal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISPUTES_TRIBUNAL_ES: Words = {
  'nz.tribunal.rights': {
    says: 'Puede ir a la audiencia, dar su versión y llevar pruebas. No hay abogados, y no hace falta presentar una defensa escrita.',
  },
  'nz.tribunal.right-rehearing': {
    says: 'Si hubo una orden y no pudo ir por una buena razón, pida otra audiencia (rehearing). Tiene 20 días hábiles y es gratis.',
  },
  'nz.tribunal.right-counter': {
    says: 'Si también le deben a usted, puede reclamarlo en la misma audiencia. Envíelo al Tribunal mucho antes del día.',
  },
  'nz.tribunal.step-go': {
    says: 'Anote el día, la hora y el lugar, y vaya. Si no puede, pida antes al Tribunal otro día o una audiencia por teléfono.',
  },
  'nz.tribunal.option-go': {
    title: 'Dar su versión al árbitro',
    cost: 'Gratis para usted.',
    time: 'El día de la audiencia.',
    risk: 'Si pierde, debe pagar lo que se ordene.',
    bestFor: 'No lo debe, o no todo.',
    says: 'Vaya con papeles, fotos y testigos. El árbitro (referee) busca primero un acuerdo.',
  },
  'nz.tribunal.option-settle': {
    title: 'Llegar antes a un acuerdo',
    cost: 'La suma que acuerde.',
    time: 'Antes de la audiencia.',
    risk: 'Vaya a la audiencia si no hay acuerdo firmado.',
    bestFor: 'Lo debe pero no puede pagar de una vez.',
    says: 'Ofrezca por escrito una suma o un plan.',
  },
  'nz.tribunal.warn-absent': {
    says: 'Si no va, el árbitro (referee) puede decidir sin usted.',
  },
}
