/** Questions about a cut of power: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIGHT_CUT_JA: Words = {
  'es.ask.light-cut': {
    says: 'すぐにではありません。家庭では、正式な請求と2か月、bono socialがあれば4か月が必要です。分割を頼み、福祉（servicios sociales）に行ってください。',
    dependsOn: 'bono socialがあるか、だれと住んでいるか',
  },
}
