/** Questions about a cut of power: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIGHT_CUT_ES: Words = {
  'es.ask.light-cut': {
    says: 'No de golpe. En casa hace falta un requerimiento y dos meses, o cuatro con bono social. Pida un plan y vaya a servicios sociales.',
    dependsOn: 'si tiene bono social y quién vive con usted',
  },
}
