/** The Spanish words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_ES: Words = {
  'es.ask.botched-work': {
    says: 'Escriba a la empresa por burofax con fotos y dé un plazo justo para arreglarlo. Hasta entonces puede retener una parte del precio acorde al fallo. Si no pasa nada, pida el coste de otra empresa o resuelva el contrato. Tiene cinco años. Para defectos de un edificio hay uno, tres y diez años.',
  },
}
