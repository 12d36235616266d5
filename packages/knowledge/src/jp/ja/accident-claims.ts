/** 事故の示談と損害賠償の請求：日本の法律の日本語の言葉。 */
import type { Words } from '@plainletter/contracts/rule'

export const ACCIDENT_CLAIMS_JA: Words = {
  'jp.accident.right-settlement': {
    says: '提示された示談に署名する義務はありません。裁判の基準は保険会社の提示より高いのが普通です。けがの時効は5年です。過失割合の根拠を求めてください。',
  },
  'jp.accident.step-free-centre': {
    says: '署名の前に、日弁連交通事故相談センターや交通事故紛争処理センター（無料）で金額を確かめてください。自分の保険に弁護士費用特約がないかも見てください。',
  },
  'jp.accident.right-share': {
    says: '払うのは相手が証明した損害だけで、相手の過失分は減ります。領収書や診断書を求めてください。今日、自分の保険会社に連絡を。火災保険や自動車保険に個人賠償責任保険が付いていることがあります。',
  },
}
