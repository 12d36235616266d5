/** The Spanish words of the rows in ../enquiry-botched-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOTCHED_WORK_ES: Words = {
  'it.ask.botched-work': {
    says: 'Escriba ya a la empresa: en 60 días desde que ve el fallo, u ocho si es un artesano que trabaja solo. Pida la reparación o un precio más bajo. Hasta entonces puede retener una parte del precio acorde al fallo. Es tarde dos años después del fin del trabajo, uno para el artesano.',
  },
}
