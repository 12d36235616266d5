/** Questions about sellers who mislead or do not answer, and how long one has: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELLER_SAYS_NO_JA: Words = {
  'gb.ask-consumer.ignored': {
    says: 'はっきりした手紙を1通送ってください。何を買ったか、何が問題か、どうしてほしいか、14日の期限を書きます。次に、カード会社、オンブズマン（ombudsman）か業界の制度、最後に少額の裁判（small claims court）です。',
  },
  'gb.ask-consumer.time-limit': {
    says: '裁判を起こせるのは6年間です。でも、全額の返金と簡単な証明は、最初の数日や数か月のものなので、できるだけ早く苦情を出してください。',
    dependsOn: '品物を受け取った日か、仕事がされた日',
  },
  'gb.ask-consumer.time-limit-scotland': {
    says: 'スコットランドでは、裁判を起こせるのは5年間です。でも、全額の返金と簡単な証明は、最初の数日や数か月のものなので、できるだけ早く苦情を出してください。',
    dependsOn: '品物を受け取った日か、仕事がされた日',
  },
  'gb.ask-consumer.misled': {
    says: '業者は、だます、迫る、手数料を隠す、うその口コミを使うことをしてはいけません。言われたことを書き、お金を返すよう求めてください。Citizens Adviceの消費者の電話にも伝えます。',
    dependsOn: '相手が言ったことや隠したこと、それで買ったか',
  },
}
