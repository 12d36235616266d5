/** Questions about what may be taken of pay, accounts and homes: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENFORCEMENT_JA: Words = {
  'es.ask.wage-limit': {
    says: '手取りは最低賃金（2026年は月1,221ユーロ）まで差し押さえられません。次の1,221ユーロは30％、その上はさらに増えます。1,500ユーロなら約84ユーロ、1,300ユーロなら約24ユーロです。裁判所か役所の命令が必要です。多く引かれたら裁判所に訂正を求めてください。養育費なら裁判官はもっと取れます。扶養家族がいれば減らせます。',
    dependsOn: '収入と、だれが取るか',
  },
  'es.ask.account': {
    says: 'どの裁判所か役所が命じたか、銀行に聞いてください。次に、給与明細と銀行の書類を送ります。取ってはいけない給料や年金を返すよう求めます。',
  },
  'es.ask.myth-take-house': {
    says: '手紙だけで、だれも家を取れません。裁判所が決める必要があり、先にお金と給料が対象になります。',
  },
  'es.ask.myth-all-wages': {
    says: '全部を取ることは決してできません。最低賃金までの部分は、あなたのものです。',
  },
  'es.ask.court-home': {
    says: '書類と事件番号を見せてもらい、裁判所に電話してください。あなたの同意か裁判官の命令がなければ誰も入れません。取り立て業者は決して入れません。普通の家具、衣服、食べ物、仕事の道具は差し押さえられません。無料の弁護士（abogado de oficio）を求めてください。',
  },
}
