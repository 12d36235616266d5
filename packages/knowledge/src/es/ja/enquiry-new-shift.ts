/** Questions about new hours or shifts that are to start within days: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEW_SHIFT_JA: Words = {
  'es.ask.new-shift-now': {
    says: '新しい勤務に出ながら、同時に争ってください。休むと解雇されることがあります。署名するなら「no conforme（同意しない）」と日付を書きます。大きな変更には、理由を書いた手紙と15日前の予告が必要です。20営業日以内に訴えるか、勤続1年につき20日分（最大9か月分）を受け取って辞められます。12歳未満の子がいれば、合う時間を書面で求めてください。会社は15日以内に答えます。',
  },
}
