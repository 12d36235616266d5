/** Questions about a change of mind, subscriptions and payments that go on: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_CONTRACT_JA: Words = {
  'gb.ask-consumer.change-mind-online': {
    says: 'オンライン、電話、訪問で買ったほとんどの物は、届いてから14日以内に取り消せます。理由はいりません。注文で作る物、封をした衛生用品などは別です。',
  },
  'gb.ask-consumer.change-mind-shop': {
    says: '店で買った物は、気が変わっただけでは、法律で返金されません。店の返品の決まりを見てください。店は約束を守らなければなりません。',
  },
  'gb.ask-consumer.subscription': {
    says: 'この14日以内にオンラインで申し込んだなら、ほとんどの場合取り消せます。その後は契約の予告によりますが、条件は公正でなければなりません。定期契約の新しい決まりは予定されていますが、まだ始まっていません。',
    dependsOn: '契約の条件と、最初の14日の中か',
  },
  'gb.ask-consumer.recurring-payment': {
    says: '銀行に止めるよう言えます。同意を取り消すと、銀行は支払いを止めなければなりません。契約でまだ払う義務があるかもしれないので、会社にも伝えてください。',
  },
  'gb.ask-consumer.cancel-service-14-days': {
    says: 'はい、ほとんどの場合できます。オンラインや電話で申し込んだサービスは、14日以内なら理由なしで取り消せます。今日、書面でしてください。すぐ始めるよう頼んだなら、使った日の分だけ払います。',
  },
  'gb.ask-consumer.cancel-at-home': {
    says: '家でした契約は、ほとんどの場合14日以内に取り消せます。それを知らされなかったなら、もっと長いです。あなたのサイズに合わせて作る物は別です。今日、手紙を書いてください。',
    dependsOn: '品物が、あなたのサイズに合わせて作られるか',
  },
  'gb.ask-consumer.gym-rest-of-term': {
    says: '残りをすぐ払わないでください。使わないのに長く払わせる条項や、仕事や健康を失った後も払わせる条項は不公正なことがあります。不公正な条項は拘束しません。二つの条項が食い違えば、あなたに有利な方が効きます。争うと書き、変わったことの証拠を送り、公正な額だけ申し出ます。取立会社は執行人ではなく、まず裁判で勝つ必要があります。',
    dependsOn: '契約の内容と、その条項が公正かどうか',
  },
}
