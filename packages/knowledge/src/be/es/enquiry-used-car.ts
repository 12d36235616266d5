/** The Spanish words of the rows in ../enquiry-used-car.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_ES: Words = {
  'be.ask.used-car': {
    dependsOn: 'quién lo vendió',
    says: 'Un vendedor profesional debe dos años de garantía, o al menos uno si se pactó por escrito. Avise del fallo en dos meses. Con un particular solo hay vicios ocultos: actúe ya, con el informe de un experto.',
  },
}
