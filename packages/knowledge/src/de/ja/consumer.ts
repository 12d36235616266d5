/** The Japanese words of the rows in ../consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_JA: Words = {
  'de.consumer.want': {
    says: '会社が、契約に縛られていると言うか、解約を断るか、苦情を断っています。',
  },
  'de.consumer.who': {
    says: 'これは会社です。書いてあるのは会社の考えで、決定ではありません。',
  },
  'de.consumer.reality': {
    says: 'あなたを不公平にあつかう小さな字の条件は、効きません。法律が先です。',
  },
  'de.consumer.rights-summary': {
    says: '多くの場合、14日以内に取り消し、メールで解約し、2年間は欠陥を直してもらえます。',
  },
  'de.consumer.not-yet': {
    says: 'この手紙だけで、お金や物を取ることはできません。先に裁判所が必要です。',
  },
  'de.consumer.know-button': {
    says: 'ネットで結ぶ契約には、サイトに解約ボタンが必要です。',
    learnMore:
      '「Verträge hier kündigen」を探してください。ボタンがなければ、いつでも、予告期間なしに解約できます。',
  },
  'de.consumer.option-dispute': {
    says: '契約はないと書きます。念のため、取消しと解約もします。',
    title: '契約を争う、または取り消す',
    cost: '無料。',
    time: '今、手紙かメールを1通。',
    risk: '取立て会社が来ることがあります。それも争ってください。',
    bestFor: '同意していない、または14日がまだ過ぎていないとき。',
  },
  'de.consumer.option-end': {
    says: '法律で契約がいつ終わるか、その後の分は払わないことを書いてください。',
    title: '解約を貫く',
    cost: '無料。',
    time: '今、手紙かメールを1通。',
    risk: '取立業者が来ることがあります。それにも反論してください。',
    bestFor: '相手が言うより早く、法律でやめられるとき。',
  },
  'de.consumer.option-complain': {
    says: 'Verbraucherzentraleか、その業界の仲裁の機関に相談します。',
    title: '仲裁の機関か消費者センターを使う',
    cost: '無料か少しの手数料。',
    time: '数週間。',
    risk: 'すべての会社が参加しているわけではありません。',
    bestFor: '会社が動かないとき。',
  },
  'de.consumer.option-notice': {
    says: 'ボタンかメールを使い、終わる日を確認するよう求めます。',
    title: '次にできる日で解約する',
    cost: 'それまでに払うべき分。',
    time: '5分。',
    risk: '契約の終わりまで払います。',
    bestFor: '契約は有効だが、やめたいとき。',
  },
  'de.consumer.right-withdraw': {
    says: 'ネット、電話、訪問では、14日以内に取り消せます。品物なら届いた日からです。知らされていなければ、さらに1年あります。',
  },
  'de.consumer.right-refund': {
    says: '撤回すると、売り手は14日以内に通常の送料も含めて返金します。商品か発送の証明を待つことはできます。箱を開けたことや値引き品であることだけでは、ふつう断れません。',
  },
  'de.consumer.right-withdraw-button': {
    says: '2026年6月19日から、ネットの店には取消しボタン（Vertrag widerrufen）が必要です。ログインを探し回らずに使えるものです。',
  },
  'de.consumer.right-renewal': {
    says: '2022年3月からの契約は、長くても2年です。その後も続くなら、1か月の予告でやめられます。',
  },
  'de.consumer.right-telecom': {
    says: '電話とネットは、長くても2年です。その後は、1か月の予告で、いつでもやめられます。',
  },
  'de.consumer.right-telecom-summary': {
    says: '電話で結んだ電話やネットの契約は、書面のまとめにあなたが同意して初めて有効です。',
  },
  'de.consumer.right-fault': {
    says: '売った店に対して2年あります。最初の1年は、欠陥が最初はなかったと店が証明しなければなりません。',
  },
  'de.consumer.right-repair-time': {
    says: '2026年7月31日から後に買いましたか。修理を選ぶと、欠陥の期間が1回だけ12か月延びます。',
  },
  'de.consumer.change-repair': {
    says: '修理の権利で、悪い品物の決まりが変わりました。',
    was: '修理でも新しい品でも、欠陥の期間は2年でした。',
    is: '2026年7月31日からの購入では、修理を選ぶと1回だけ12か月加わります。',
  },
  'de.consumer.right-unordered': {
    says: '注文していない品物やサービスには、何も払う義務がありません。',
  },
  'de.consumer.right-order-button': {
    says: 'ネットで契約になるのは、ボタンに払うとはっきり書いてあったときだけです。たとえば「zahlungspflichtig bestellen」です。',
  },
  'de.consumer.warn-return': {
    says: '何も言わずに品物を送り返しても、取消しにはなりません。はっきりした文を1つ書いてください。',
  },
  'de.consumer.right-trip': {
    says: 'パック旅行の欠陥は、現地で伝えていれば代金の減額になります。代わりの商品券を受け取る義務はありません。請求は2年で時効です。',
  },
}
