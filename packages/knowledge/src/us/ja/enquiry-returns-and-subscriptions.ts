/** The Japanese words of the rows in ../enquiry-returns-and-subscriptions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_JA: Words = {
  'us.ask-consumer.return': {
    says: '気が変わったからと、店に返品を受けさせる連邦の法律はありません。店の決まりによります。不良品なら、保証を使い、カードの請求を争ってください。',
    dependsOn: '不良品か、店が何を約束したか',
  },
  'us.ask-consumer.three-days': {
    says: '3日の権利は、自宅、展示会、ホテルでの販売のためで、店での販売は対象外です。販売店で買った車も対象外です。家を担保にした一部のローンにもあります。',
    dependsOn: 'どこで署名し、何を買ったか',
  },
  'us.ask-consumer.subscription': {
    says: '書面で取り消し、証拠を取っておいてください。オンラインの会社は、簡単にやめる方法を用意しなければなりません。請求が続くなら、カード会社に争い、州に伝えます。',
  },
  'us.ask-consumer.unlimited-plan': {
    says: '通信の表示（broadband label）と、契約した日の条件を見てください。書面で会社に苦情を言い、次にFCCに無料で出してください。会社は30日以内に答えなければなりません。',
    dependsOn: 'プランが約束したことと、契約に書いてあること',
  },
  'us.trouble.still-charged': {
    says: '支払いを止めるよう、銀行に伝えてください。次の支払いの三営業日前なら間に合います。それぞれの引き落としは、その明細から60日以内に異議を出し、解約した証拠を会社に送ってください。',
  },
}
