/** Questions about a cut of power: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIGHT_CUT_DE: Words = {
  'es.ask.light-cut': {
    says: 'Nicht sofort. Zu Hause brauchen sie eine förmliche Mahnung und zwei Monate, oder vier mit bono social. Bitten Sie um einen Plan und gehen Sie zum Sozialamt.',
    dependsOn: 'ob Sie den bono social haben und wer bei Ihnen wohnt',
  },
}
