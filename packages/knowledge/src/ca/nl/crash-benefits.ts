/** Benefits after a car crash in Ontario: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_BENEFITS_NL: Words = {
  'ca.insure.on-accident': {
    says: 'Voor uitkeringen na een auto-ongeluk in Ontario kunt u naar het Licence Appeal Tribunal. U hebt twee jaar vanaf de weigering. De gewone rechter behandelt dit niet.',
  },
  'ca.insure.on-treatment': {
    says: 'De verzekeraar moet binnen 10 werkdagen op een behandelplan antwoorden, met medische redenen. Doet hij dat niet, dan moet hij tot dan betalen.',
  },
}
