/** Questions about the right to stay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_DE: Words = {
  'be.ask.stay': {
    says: 'Handeln Sie jetzt. Sie haben meist 30 Tage für das Ausländergericht (CCE, RvV), in manchen Fällen 10 oder weniger. Das steht im Brief. Ein kostenloser Anwalt (pro deo) hilft schnell.',
  },
}
