/** Benefits after a car crash in Ontario: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_BENEFITS_WORDS: Words = {
  'ca.insure.on-accident': {
    says: 'Para las prestaciones tras un accidente de coche en Ontario puede ir al Licence Appeal Tribunal. Tiene dos años desde la negativa. Los tribunales comunes no tratan esto.',
  },
  'ca.insure.on-treatment': {
    says: 'La aseguradora debe contestar un plan de tratamiento en 10 días hábiles y dar sus razones médicas. Si no, debe pagar hasta que lo haga.',
  },
}
