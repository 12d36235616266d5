/** Questions about a dismissal in general: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_JA: Words = {
  'fr.ask-work.dismissed': {
    says: '本当で重大な理由、先の話し合い、理由のある手紙が必要です。労働裁判所に行くために12か月あります。',
    dependsOn: '理由と、取られた手順',
  },
}
