/** Questions about collection firms, their costs and old debts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTION_FIRM_JA: Words = {
  'de.ask-debt.collector-take': {
    says: '取立て会社は、何も差し押さえられず、家にも入れません。できるのは、執行できる文書を持つ裁判所の執行官だけで、家を調べるには裁判官の命令が必要です。',
  },
  'de.ask-debt.collector-pay': {
    says: '正しい請求書は払ってください。費用は、弁護士の費用より高くてはいけません。まちがいなら、書面で争います。',
    dependsOn: '請求書を払う義務があるか、先に督促が来たか',
  },
  'de.ask-debt.collector-unknown': {
    says: '払わないでください。注文していなければ契約はなく、証明するのは相手です。「請求を争います」と一度書き、証拠を求めてください。名前を使われたなら警察に届け（オンライン可）、届けの写しを送ります。争った請求をSchufaに登録することはできません。支払督促が来たら2週間以内に異議を出してください。',
  },
  'de.ask-debt.ignore-collector': {
    says: '無視しないでください。まちがいなら、一度書面で争い、裁判所の黄色い封筒を決して見のがさないでください。',
  },
  'de.ask-debt.old-debt': {
    says: '執行できる文書がなければ、ほとんどの借金は、年の終わりから3年で古すぎるものになります。文書があれば30年です。先に少し払うことはしないでください。',
    dependsOn: '裁判所の執行できる文書があるか',
  },
  'de.ask-debt.rates': {
    says: '続けて払える金額を書面で申し出てください。計画にいくらかかるか聞き、借金を認める文（Schuldanerkenntnis）は線で消します。',
  },
  'de.ask-debt.pay-old-part': {
    says: '古すぎるかどうかわかる前に、古い借金の一部を払わないでください。払うと、3年がまた始まります。',
  },
}
