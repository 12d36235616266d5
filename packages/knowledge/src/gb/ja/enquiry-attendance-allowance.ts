/** Questions about money for care in old age: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ATTENDANCE_ALLOWANCE_JA: Words = {
  'gb.ask-benefit.attendance': {
    says: 'はい。年金年齢を超え、体を洗う、着替える、安全でいるために助けが要る人はAttendance Allowanceを受けられます。貯金や収入は数えず、税もかかりません。多くの場合、必要が6か月続いていることが条件です。0800 731 0122（北アイルランドは0800 587 0912）で用紙を求め、悪い日の様子を書きます。Pension Creditが増えることや、介護者への給付もあります。',
  },
}
