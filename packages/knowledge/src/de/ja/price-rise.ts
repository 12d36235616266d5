/** A firm that raises a price: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_JA: Words = {
  'de.price.reality': {
    says: '会社は、好きなように値上げできません。あなたの同意か、契約の公正な料金の条項が必要です。',
  },
  'de.price.not-yet': {
    says: '今日は何も変わりません。手紙に書かれた日まで、前の料金を払います。',
  },
  'de.price.right-clause': {
    says: '料金の条項は、はっきりしていて、両方に公正でなければなりません。費用が下がったことも数えます。不公平な条項は効きません。',
  },
  'de.price.step-contract': {
    says: '契約書で3つのことを探してください。料金の条項、料金の保証、終わらせ方です。',
  },
  'de.price.step-reserve': {
    says: '値上げに疑問があれば、高い分は「unter Vorbehalt」（留保つき）でだけ払ってください。すると、後で返すよう求められます。',
  },
  'de.price.insight-guarantee': {
    says: '多くの契約は、ある期間、決まった料金を約束しています（Preisgarantie）。その間は、約束が許す分だけ値上げできます。',
    actionable: '約束の終わりと、値上げの日を比べてください。',
  },
  'de.price.option-object': {
    says: '値上げを受け入れないと書き、条項と理由を求めます。',
    title: '高い料金を断る',
    cost: '無料。',
    time: '値上げが始まる前。',
    risk: '会社が、ふつうの予告で契約を終わらせることがあります。',
    bestFor: '前の料金のままでいたいとき。',
  },
  'de.price.option-help': {
    says: '消費者センター（Verbraucherzentrale）が、このような手紙を調べます。不公平な条項をよく知っています。',
    title: '値上げを調べてもらう',
    cost: '少しの手数料、またはネットで無料。',
    time: '値上げが始まる前。',
    risk: 'ありません。',
    bestFor: '値上げが許されるか、はっきりしないとき。',
  },
  'de.price.right-silence': {
    says: '手紙にそう書いてあっても、黙っていることは、ほとんどの場合、値上げへの同意になりません。',
  },
  'de.price.right-one-month': {
    says: '最初の契約期間は終わりましたか。2022年3月1日からの契約なら、1か月の予告で、いつでもやめられます。',
  },
  'de.price.step-object': {
    says: '早く返事を書いてください。「高い料金を受け入れません。」届いた証拠を残します。',
  },
  'de.price.step-debit': {
    says: '同意した額より多く取られましたか。8週間以内なら、口座引落しを銀行で取り消せます。前の料金は自分で払ってください。',
  },
}
