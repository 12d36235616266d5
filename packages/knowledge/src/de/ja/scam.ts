/** The Japanese words of the rows in ../scam.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_JA: Words = {
  'de.consumer.scam-want': {
    says: 'これは詐欺のように見えます。お金か情報をねらっています。',
  },
  'de.consumer.scam-who': {
    says: '詐欺の人は、裁判所、警察、銀行、宅配会社、取立て会社の名前を使います。本物の役所は、PIN、ギフトカード、暗号資産を決して求めません。',
  },
  'de.consumer.scam-reality': {
    says: 'これを払う義務はありません。答えなくても、何も起きません。',
  },
  'de.consumer.scam-not-yet': {
    says: '執行官を送ることも、口座を止めることも、逮捕することもできません。',
  },
  'de.consumer.scam-step-stop': {
    says: '払わず、クリックせず、電話をかけ直さず、情報を教えないでください。手紙は証拠として残します。',
  },
  'de.consumer.scam-step-check': {
    says: '迷いますか。Rechtsdienstleistungsregisterで会社を調べ、自分で見つけた電話番号を使ってください。',
  },
  'de.consumer.scam-step-own-way': {
    says: '迷ったら、本物のアプリやサイトを自分で開くか、知っている番号に電話します。家族が新しい番号と言うなら、前の番号にかけます。',
  },
  'de.consumer.scam-step-bank': {
    says: '払ったか、情報を教えましたか。今すぐ銀行に、または116 116に電話し、カードとネット銀行を止めてください。',
  },
  'de.consumer.scam-step-police': {
    says: '警察に、ネット（Onlinewache）か警察署で届けてください。無料です。',
  },
  'de.consumer.scam-right-bank': {
    says: 'あなたが許していない支払いは、次の営業日の終わりまでに、銀行が返さなければなりません。待ってよいのは、銀行が疑いを届け出たときだけです。',
  },
  'de.consumer.scam-right-gross': {
    says: '損を負うのは、PINやTANを教えるなど、大きな不注意のときだけです。それを証明するのは銀行です。',
  },
  'de.consumer.scam-right-debit': {
    says: '口座引落しは、8週間以内なら、理由なしに銀行で返してもらえます。一度も許していなければ、13か月です。',
  },
  'de.consumer.scam-option-ignore': {
    says: '反応しないでください。送り主を拒否します。',
    title: '答えず、証拠として残す',
    cost: '何もかかりません。',
    time: '何もありません。',
    risk: '黄色い封筒の本物の裁判所の郵便は、決して無視してはいけません。',
    bestFor: '手紙がにせ物のとき。',
  },
  'de.consumer.scam-option-report': {
    says: 'ネットで届け出て、Verbraucherzentraleに知らせます。',
    title: '警察に届ける',
    cost: '無料。',
    time: 'ネットで15分。',
    risk: 'ありません。',
    bestFor: 'すべての人。特にお金がなくなったとき。',
  },
  'de.consumer.scam-warn-again': {
    says: '手数料を払えばお金を取り戻すと言う人は、よく同じ仲間です。',
  },
  'de.consumer.scam-insight-iban': {
    says: '外国の口座、暗号資産、商品券での支払いは、詐欺の強いしるしです。',
    actionable: '何かする前に、登録簿で会社を調べてください。',
  },
  'de.consumer.scam-right-two-proofs': {
    says: '銀行が本人であることの二つの確認(starke Kundenauthentifizierung)を求めなかったときは、あなたに詐欺の意図がない限り、損害を負いません。',
  },
}
