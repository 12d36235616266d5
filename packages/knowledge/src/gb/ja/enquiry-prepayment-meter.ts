/** Questions about a prepayment meter forced on a home with a baby, old age or illness: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREPAYMENT_METER_JA: Words = {
  'gb.ask-consumer.prepay-warrant-child': {
    says: '2歳未満の子がいる家、助けなく全員が75歳以上の家、健康のため電気や暖かさが要る人がいる家には強制できません。今日、証拠を付けて書面で供給会社に伝えてください。令状（warrant）の審理に手紙を出すか出席します。続けられる計画を申し出てください。苦情の後はEnergy Ombudsmanが無料です。',
  },
}
