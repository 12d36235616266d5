/** Questions about orders of a court, a claim of one's own, legal aid and the police: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_JA: Words = {
  'it.ask.injunction': {
    says: '送達から40日以内に、払うか弁護士を通して反対してください。何もしないと確定し、差し押さえができます。',
  },
  'it.ask.claim-yourself': {
    says: '最後の日をつけて、書留かPECで督促を送ってください。1,100ユーロまでは、弁護士なしで治安判事に行けます。書面の証拠があれば、支払い命令（decreto ingiuntivo）を求めます。',
  },
  'it.ask.precetto': {
    says: '差し押さえまで10日あります。どの命令か、受け取っていたかを見てください。形式のまちがいは20日以内に言う必要があります。今、弁護士に会うか、計画を提案します。',
  },
  'it.ask.police-summons': {
    says: 'その日に行くか、先に弁護士に電話してください。証人としてか、疑われた人（indagato）としてかを聞きます。疑われた人は黙っていてよく、弁護士が必要です。収入が少なければ無料です。',
  },
  'it.ask.legal-aid': {
    says: '収入の申告書に署名し、弁護士会（Ordine degli avvocati）に求めましょう。限度は2年ごとに決まり、同居の人も数えます。別居の事件では自分の収入だけです。弁護士は名簿から選びます。',
  },
}
