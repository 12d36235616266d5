/** The Japanese words of the rows in ../enquiry-used-cars.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CARS_JA: Words = {
  'us.ask-consumer.car-three-days': {
    says: '連邦法には、販売店で買った車を3日で返す権利はありません。欠陥車の法律（lemon law）、保証、販売店のうそが助けになることがあります。',
    dependsOn: 'あなたの州、保証、販売店が言ったこと',
  },
  'us.ask-consumer.as-is-car': {
    says: '「現状のまま（as is）」なら、ほとんどの保証はなくなりますが、うそは許されません。販売店がその車について書いたことやメッセージは、意味を持つことがあります。Buyers Guideを求め、州の司法長官（attorney general）に苦情を出してください。',
    dependsOn: '販売店が言ったことと、住んでいる州',
  },
  'us.ask-life.lemon': {
    says: '最初の何年か、または何マイルかのうちに、大きな故障の修理が何回か失敗したら、メーカーは、たいてい車を取り替えるか、お金を返さなければなりません。修理の書類をすべて取っておき、メーカーに手紙を書いてください。',
    dependsOn: '住んでいる州、車の古さと走行距離、修理の内容',
  },
  'us.trouble.car-title': {
    says: '事故車の記録（salvage title）を隠すことは、「現状のまま（as is）」でもそうでなくても、たいてい不公正な取引です。取引を取り消すか、損を請求できることがあり、三倍を請求できる州もあります。広告と書類を取っておいてください。',
    dependsOn: '言われたことと、住んでいる州',
  },
}
