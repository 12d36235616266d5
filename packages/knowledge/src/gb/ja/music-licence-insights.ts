/** A letter on a music licence: warnings, what an adviser would notice, tactics and a belief to correct. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_INSIGHTS_JA: Words = {
  'gb.music.warn-real-claim': {
    says: 'PPL PRSは実際に裁判を起こすことがあり、負けた人が費用を払います。音楽を流すなら、放っておかないでください。',
  },
  'gb.music.warn-do-not-lie': {
    says: '許可証が必要だと知りながら流し続けると、お金が増え、犯罪になることもあります。本当でなければ「音楽はない」と言わないでください。',
  },
  'gb.music.warn-card': {
    says: '音楽の団体のふりをする電話もあります。電話してきた人にカードの情報を教えないでください。公式サイトの番号にかけ直します。',
  },
  'gb.music.insight-headline': {
    says: '言い方は事実よりきびしいです。手紙には、音楽が流れた証拠がありません。',
    actionable: '落ち着いて事実を答えてください。何を、いつから流し、だれに聞こえるかです。',
  },
  'gb.music.insight-surcharge': {
    says: '頼む前に音楽を流していたなら、最初の年は高いことがあります。その追加は相手の料金表なので、どこに書いてあるか聞いてください。',
    actionable:
      '追加がのっている料金表のページを求めてください。流す前に頼んだなら、追加をやめるよう求めます。',
  },
  'gb.music.insight-renewal': {
    says: '許可証（licence）は、毎年自動で続くことが多いです。音楽のなかった年の請求が来ることがあります。',
    actionable:
      '最後に使い方を伝えた日を確かめてください。音楽をやめた日を書いて、書面で知らせます。',
  },
  'gb.music.insight-both': {
    says: '曲には2人の持ち主がいます。作った人と、録音を作った人です。TheMusicLicenceは両方を1つの請求にします。',
    actionable:
      '昔からPRSだけ、またはPPLだけに払っているなら、二重の請求がないか確かめるよう頼んでください。',
  },
  'gb.music.tactic-written-quote': {
    says: '音楽が聞こえる部分を測ってください。本当の数字が小さければ、料金が下がることがあります。',
    risk: '数字は正直でなければなりません。',
    notWhen: '料金が広さで決まらないとき。',
  },
  'gb.music.tactic-trade-body': {
    says: '業界団体に聞いてください。料金表は業界団体と決めることが多く、特別な料金があることもあります。',
    risk: 'ありません。',
    notWhen: '音楽を流していないとき。',
  },
  'gb.music.myth-radio': {
    says: 'ラジオ、有料アプリ、自分のCDがあっても、客や従業員に音楽を流す権利は含まれません。別の権利です。',
  },
  'gb.music.debt-rules': {
    says: '代わりに取立て会社が書いてきても、もとの会社より強い力はありません。裁判所の判決（judgment）なしに物を取れません。',
  },
}
