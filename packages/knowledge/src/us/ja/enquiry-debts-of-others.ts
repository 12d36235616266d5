/** Questions about the debts of the dead, of a partner and of those we signed for: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBTS_OF_OTHERS_JA: Words = {
  'us.ask-debt.dead-person': {
    says: 'ほとんどの場合、亡くなった人の借金は、残した物から払われ、あなたは払いません。いっしょに署名した、またはcommunity propertyの州なら、払うことがあります。',
    dependsOn: 'あなたも署名したか、あなたの州',
  },
  'us.ask-debt.partners-loan': {
    says: '相手は、署名した人を訴えることができます。でも、本気でない裁判や刑務所でおどしてはいけません。借金について話してよいのは、署名した人の夫か妻か弁護士だけで、あなたに話してはいけません。30日以内に書面で証拠を求めてください。本物の裁判所の書類には答えてください。署名していないものを払う義務は、あなたにありません。',
  },
  'us.ask-debt.cosigned': {
    says: 'はい。連帯して署名した人は、相手が払わなければ全額を負い、信用情報に載ることがあります。署名の前に、そのことを書いた通知を受け取るはずでした。',
  },
}
