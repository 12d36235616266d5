/** Questions about a small quick loan that has grown: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_QUICK_LOAN_JA: Words = {
  'es.ask.quick-loan': {
    says: 'これで刑務所に入ることはありません。費用が通常よりずっと高ければ、裁判官が暴利（usura）と認め、受け取った額だけ返せば足ります。貸主に書面で額を争い、契約書と明細を求め、実際に受け取った分の返済を申し出てください。裁判所や役所で争っている債務はASNEFに載せられません。家族や職場への電話はAEPDに通報を。monitorioには20営業日以内に答えます。',
  },
}
