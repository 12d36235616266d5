/** Questions about a grievance that an employer does not answer: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRIEVANCE_ES: Words = {
  'gb.ask-work.grievance-ignored': {
    says: 'Escriba otra vez con una fecha, pida una reunión y cite el código de Acas: debe tratarse sin demora. Puede llevar a un compañero o al sindicato. Si dicen que no, recurra por escrito. El plazo del tribunal corre: llame ya a Acas, 0300 123 1100. Si ignoran el código, la suma puede subir un 25 %.',
  },
}
