/** The Japanese words of the rows in ../enquiry-consumer.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CONSUMER_JA: Words = {
  'de.ask-buy.withdraw': {
    says: 'ネット、電話、訪問では14日です。品物なら届いた日からです。店では、欠陥があるか、店が同意したときだけです。',
    dependsOn: 'どうやって買ったか',
  },
  'de.ask-buy.faulty': {
    says: '2年間、売った店に修理か新しい品を求められます。最初の1年は、最初は問題がなかったと店が証明しなければなりません。',
  },
  'de.ask-buy.gym': {
    says: '2022年3月からの契約は、長くても2年で、その後はいつでも1か月の予告でやめられます。長い病気なら、ジムの契約をすぐに終えられることがあります。',
    dependsOn: 'いつ署名したか、契約書に何とあるか',
  },
  'de.ask-buy.phone-contract': {
    says: '長くても2年で、その後は1か月の予告です。電話での契約は、書面のまとめに同意して初めて有効です。値上げのときはやめられます。',
    dependsOn: 'どう結んだか、どれだけ続いているか',
  },
  'de.ask-buy.not-delivered': {
    says: '店に、最後の日を書面で伝えてください。その後、取り消して返金を求めます。郵便の危険は店が負います。',
  },
  'de.ask-buy.scam-message': {
    says: '払わず、クリックせず、電話を切ってください。お金や情報が取られたなら、今すぐ銀行か116 116に電話し、警察に届けてください。',
  },
  'de.ask-buy.bank-refund': {
    says: 'あなたが許していない支払いは、大きな不注意がなければ、次の営業日までに戻さなければなりません。口座引落しは、8週間返してもらえます。',
    dependsOn: 'その支払いを許したか',
  },
  'de.ask-buy.abmahnung': {
    says: '相手の用紙に署名しないでください。期日の前に、変えた約束などについて相談します。個人には、弁護士の費用に上限があります。',
  },
  'de.ask-buy.private-parking': {
    says: 'これは契約の違約金で、罰金ではありません。払う義務があるのは運転した人だけです。店に取り消すよう頼み、写真を求めてください。',
    dependsOn: '標識がはっきりしていたか、あなたが運転したか',
  },
  'de.ask-buy.fine': {
    says: '黄色い封筒の日付から2週間以内に、書面で異議を出せます。正しくて少額ですか。払ってください。運転禁止や点数がありますか。弁護士に相談してください。',
  },
  'de.ask-buy.hearing-form': {
    says: '名前と住所は答えなければなりません。行いについては何も言う必要がなく、自分や近い家族を責める必要もありません。',
    dependsOn: 'あなた自身についてか、行いについてか',
  },
  'de.ask-buy.insurance-no': {
    says: '条項と理由を書面で求め、証拠を送ってください。その後、保険の苦情係（Ombudsmann）が無料で決めます。',
  },
  'de.ask-buy.health-insurer': {
    says: '1か月以内に異議（Widerspruch）を出してください。医学の報告書を求めます。社会裁判所は無料です。',
  },
  'de.ask-buy.unordered': {
    says: '会社がわざと送ったのなら、注文していない物に何も払う義務はなく、送り返す必要もありません。',
  },
  'de.ask-buy.step-proof': {
    says: '電話ではなく、書いてください。何をいつ送ったか、証拠を残します。',
  },
  'de.ask-buy.step-centre': {
    says: 'あなたの州のVerbraucherzentraleに助けを求めてください。',
  },
  'de.ask-buy.right-fair': {
    says: 'あなたを不公平にあつかう小さな字の条件は、効きません。',
  },
  'de.ask-buy.guide-contract': {
    says: '契約書、日付、小さな字の条件を探してください。',
  },
  'de.ask-buy.guide-deadline': {
    says: '欠陥を書き、決まった日を示してください。その後は、お金を求められます。',
  },
  'de.ask-buy.guide-right-withdraw': {
    says: 'ネット、電話、訪問の契約は、14日以内に取り消せます。',
  },
  'de.ask-buy.guide-right-fault': {
    says: '売った店は、2年間、欠陥に責任を負います。',
  },
  'de.ask-buy.guide-right-button': {
    says: 'ネットの契約には、サイトに解約ボタンが必要です。',
  },
  'de.ask-buy.guide-option-centre': {
    says: 'Verbraucherzentraleか、その業界の仲裁の機関に相談します。',
    title: '消費者センターか仲裁の機関',
    cost: '無料か少しの手数料。',
    time: '数日から数週間。',
    risk: 'ありません。',
    bestFor: '会社が答えない、または断ったとき。',
  },
  'de.ask-buy.guide-warn': {
    says: '電話、メール、チャットで、PIN、TAN、カード番号を決して教えないでください。',
  },
  'de.ask-buy.guide-step-bank': {
    says: '望まない口座引落しは、8週間、銀行で返してもらえます。',
  },
  'de.ask-buy.price-rise': {
    says: '供給会社は値上げの前に、家庭には1か月前に、知らせなければなりません。値上げが始まる日に、予告なしでやめられます。',
    dependsOn: '供給会社が期限内に知らせたか',
  },
  'de.ask-buy.park-guide-who': {
    says: 'だれが書いているか見てください。役所（Bußgeld、Verwarnung）か、民間の会社（Vertragsstrafe）かで、決まりがちがいます。',
  },
  'de.ask-buy.park-guide-date': {
    says: '役所の罰金は、黄色い封筒の日付から2週間です。その日を書きとめてください。',
  },
  'de.ask-buy.park-guide-photos': {
    says: '標識、場所、車の写真をとってください。レシートを残します。',
  },
  'de.ask-buy.park-guide-rates': {
    says: '公の罰金をすぐに払えなければ、役所に分割払いを求めてください。',
  },
  'de.ask-buy.park-guide-right-silent': {
    says: '行いについては何も言う必要がありません。役所には、名前と住所を答えなければなりません。',
  },
  'de.ask-buy.park-guide-right-driver': {
    says: '民間の違約金を払う義務があるのは、運転した人で、車の持ち主ではありません。',
  },
  'de.ask-buy.park-guide-option': {
    says: '役所に異議を出す、または会社の違約金を断って証拠を求めます。',
    title: '書面で異議を出す、または断る',
    cost: '無料。',
    time: '公の罰金では2週間。',
    risk: '裁判ではもっとかかることがあります。',
    bestFor: 'あなたではない、または標識がはっきりしていなかったとき。',
  },
  'de.ask-buy.park-guide-warn': {
    says: '公の罰金を決して無視しないでください。役所は強制でき、最後には身柄を置くこと（Erzwingungshaft）もあります。',
  },
  'de.ask-buy.gym-ill': {
    says: '長いあいだ運動できないなら、契約をすぐ終えられます。そのことを書き、そう記した診断書を付けてください。初めは病名を言う必要はありません。証明が必要なのは裁判のときだけです。短い病気なら、休会がふつうです。',
  },
  'de.ask-buy.paid-not-sent': {
    says: '書面で最後の期限を決めてください。2週間ほどです。その後は契約を解除し、全額の返金を求めます。銀行、カード会社、PayPalに、支払いの取り戻しをすぐ頼んでください。偽の店のようですか。それなら今日、ネットで警察に届けてください。',
  },
  'de.ask-buy.phishing-bank': {
    says: '今すぐ口座を止め（116 116）、支払いを許していないと銀行に書き、警察に行ってください。銀行は次の営業日までにお金を戻さなければなりません。断れるのは、あなたの重大な不注意を銀行が証明したときだけです。そのときは苦情の窓口（Ombudsmann）に頼めます。',
  },
}
