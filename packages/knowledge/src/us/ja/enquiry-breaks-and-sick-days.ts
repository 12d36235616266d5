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
    says: '有給の病気休暇を定める連邦の法律はありません。でも多くの州や市にはあり、使ったことへの罰も禁じています。働く人が50人以上の会社は、重い病気のとき、たいてい無給の休みを認めなければなりません。',
    dependsOn: '住んでいる州と市、会社の大きさ',
  },
  'us.story.breaks': {
    says: '連邦の法律は、大人の休憩を求めていません。でも短い休憩は、給料の出る時間です。カリフォルニア州、ニューヨーク州、ワシントン州、イリノイ州、マサチューセッツ州など、多くの州は休憩を求めています。',
    dependsOn: '住んでいる州',
  },
}
