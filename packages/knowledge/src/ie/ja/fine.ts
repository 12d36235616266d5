/** The Japanese words of Ireland: fines. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_JA: Words = {
  'ie.fine.want': {
    says: '規則、場所、日付、最後の日を見てください。',
  },
  'ie.fine.reality': {
    says: '払って終わらせるか、裁判に進ませて、そこで反論できます。',
  },
  'ie.fine.who': {
    says: '定額の反則の通知（fixed charge notice）は、警察（gardaí）か役所（council）から来ます。本物です。',
  },
  'ie.fine.rights': {
    says: '自分でなければ、運転した人の名前を知らせることができます。まれな場合は取消しを頼め、裁判で反論できます。',
  },
  'ie.fine.right-driver': {
    says: '運転していないなら、28日以内に運転した人の名前を知らせることができます。',
  },
  'ie.fine.right-court': {
    says: 'District Courtで反論する権利があります。',
  },
  'ie.fine.first': {
    says: '最初の額を払うまで、通知の日付から28日あります。',
    action: '定額を払う、または運転した人の名前を知らせる',
    consequence: '額が半分増えます。',
  },
  'ie.fine.second': {
    says: '29日目から56日目までは、半分を加えた額を払えます。',
    action: '増えた額を払う',
    consequence: '56日目の後はこの方法で払えず、呼出し（summons）が来ることがあります。',
  },
  'ie.fine.step-check': {
    says: '車、場所、時刻、28日目の日付を確かめてください。',
  },
  'ie.fine.step-driver': {
    says: 'ほかの人が運転したなら、期限内に、その名前と住所を用紙に書いてください。',
  },
  'ie.fine.step-pay': {
    says: '正しいなら、28日目の前に全額を払ってください。一部の支払いは受け付けません。',
  },
  'ie.fine.opt-pay': {
    title: '期限内に払う',
    says: 'オンライン、電話、郵便局で払います。',
    cost: '定額。',
    time: '28日。',
    risk: '違反点数（penalty points）が付くことがあります。',
    bestFor: '正しいとき。',
  },
  'ie.fine.opt-court': {
    title: '裁判で反論する',
    says: '払わず、呼出し（summons）が来たら答えます。',
    cost: '負けると、罰金と、点数が増えることがあります。',
    time: '数か月。',
    risk: '罰金が高くなることがあります。',
    bestFor: 'していないことの証拠があるとき。',
  },
  'ie.fine.warn': {
    says: '期限は法律で決まっています。だれも延ばせません。',
  },
  'ie.fine.right-law': {
    says: '定額の反則の通知（fixed charge notice）は、払えば終わるという提案です。払わないなら、裁判官に自分の言い分を話せます。',
  },
  'ie.fine.right-name-driver': {
    says: 'ほかの人が運転したなら、28日以内に、その人の名前と住所を知らせてください。',
  },
  'ie.fine.right-toll': {
    says: '払われない通行料（toll）は、段階で増えます。証拠を付けて、通行料の会社に不服を申し立てられます。',
  },
  'ie.toll.reality': {
    says: 'これは通行料(toll)と加算金の請求で、警察(gardaí)の反則金ではありません。払わないと、次はDistrict Courtでの請求になることがあります。',
  },
  'ie.toll.rights': {
    says: '払ったこと、または車がその時もう売られ、貸され、盗まれていたことを示せます。裁判の請求が来たら、反論できます。',
  },
  'ie.toll.step-check': {
    says: '車、日付、支払いを確かめてください。払ってあったか、車が自分のものでなかったら、証拠を付けてすぐ書きます。正しければ、増える前に払います。',
  },
  'ie.fine.right-warden': {
    says: '駐車の反則金は、28日以内に払うか、さらに28日以内に高い額を払います。先に役所（council）に手紙を書き、取消しを頼めます。',
  },
}
