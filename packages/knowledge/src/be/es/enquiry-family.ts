/** Questions about divorce and maintenance: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_ES: Words = {
  'be.ask.maintenance': {
    says: 'Ambos padres pagan por un hijo según sus medios. El tribunal de familia puede cambiar la suma. El servicio SECAL (DAVO) puede cobrar lo impagado.',
  },
  'be.ask.divorce': {
    says: 'Puede divorciarse de acuerdo o ante el tribunal de familia. Este puede decidir rápido quién se queda en casa, dónde viven los hijos y quién paga. Guarde copias. Un abogado gratuito o mediador puede ayudar.',
  },
}
