/** The Spanish words of the rows in ../enquiry-dismissed-while-pregnant.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_WHILE_PREGNANT_ES: Words = {
  'ch.ask.pregnant-dismissed': {
    says: 'Tras la prueba su empresa no puede despedirla durante el embarazo ni en las 16 semanas tras el parto. Ese despido es nulo. Escriba enseguida que está embarazada, con certificado, y ofrezca su trabajo. En la prueba se permite, salvo que el embarazo sea el motivo.',
  },
}
