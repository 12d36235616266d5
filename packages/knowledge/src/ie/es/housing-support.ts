/** Help with housing: HAP and homelessness: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_SUPPORT_ES: Words = {
  'ie.home.right-hap': {
    says: 'Un casero no puede rechazarle porque tiene HAP u otra ayuda de vivienda. Puede acudir a la Workplace Relations Commission, tras escribir al casero en dos meses.',
  },
  'ie.home.right-homeless': {
    says: 'Si no tiene adónde ir, pida enseguida al ayuntamiento que le vea como persona sin hogar. Puede pagarle un alojamiento.',
  },
}
