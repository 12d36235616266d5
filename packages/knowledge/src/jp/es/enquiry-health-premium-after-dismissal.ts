/** Questions about the health premium of the town after a job was lost: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_AFTER_DISMISSAL_ES: Words = {
  'jp.ask.health-premium-jobless': {
    says: 'Si la empresa le despidió, no renovó o le empujó a irse, hay una gran rebaja. El municipio cuenta entonces solo el 30 % del sueldo del año anterior. Vale desde el día siguiente al fin hasta acabar el ejercicio siguiente. No llega sola: lleve el certificado del seguro de desempleo al ayuntamiento, también más tarde. Con 65 años o si se fue por voluntad, pida reducción (減免) o plazos. Compare con seguir en el seguro anterior.',
  },
}
