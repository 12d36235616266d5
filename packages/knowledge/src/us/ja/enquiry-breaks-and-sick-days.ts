/** Questions about breaks and sick days: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BREAKS_AND_SICK_DAYS_JA: Words = {
  'us.ask-work.lunch-break': {
    says: '大人に食事の休憩を与える連邦法はありませんが、多くの州にはあります。20分までの短い休憩には賃金が出ます。働きながらの昼食にも出ます。',
    dependsOn: '州',
  },
  'us.ask-work.meal-break': {
    says: '働き続けなければならないなら、その休憩は働いた時間になり、給料が払われなければなりません。時間を書きとめてください。Wage and Hour Divisionに無料で苦情を出せます。',
  },
  'us.story.sick': {
    says: '約20の州には有給の病気休暇があります（カリフォルニア、ニューヨーク、ニュージャージー、イリノイ、ミシガン、ワシントンなど）。そこでは使ったことを理由に解雇や警告をしてはいけません。診断書はたいてい三日目か四日目からです。ほかの州では会社の規則によりますが、50人以上の会社なら重い病気のとき無給の休みを取れます。州の名前を書いてもう一度聞いてください。',
    dependsOn: '住んでいる州と市、会社の大きさ',
  },
  'us.story.breaks': {
    says: '連邦の法律は、大人の休憩を求めていません。でも短い休憩は、給料の出る時間です。カリフォルニア州、ニューヨーク州、ワシントン州、イリノイ州、マサチューセッツ州など、多くの州は休憩を求めています。',
    dependsOn: '住んでいる州',
  },
}
