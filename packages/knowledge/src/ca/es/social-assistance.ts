/** Social assistance of the provinces: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_WORDS: Words = {
  'ca.benefit.on-review': {
    says: 'En Ontario tiene 30 días para pedir una revisión interna (internal review) de una decisión de Ontario Works u ODSP. Después puede apelar.',
  },
  'ca.benefit.bc-review': {
    says: 'En Columbia Británica tiene 20 días hábiles para pedir que reconsideren una decisión de asistencia.',
  },
  'ca.benefit.qc-review': {
    says: 'En Quebec tiene 90 días para pedir la revisión (révision) de una decisión de ayuda social.',
  },
  'ca.benefit.on-decision': {
    says: 'Es la primera palabra de la oficina, no la última. Muchas decisiones cambian tras una revisión o apelación.',
  },
  'ca.benefit.on-step': {
    says: 'Pida por escrito una revisión interna en 30 días. Si siguen negándose, apele al Social Benefits Tribunal. Una clínica legal ayuda gratis.',
  },
}
