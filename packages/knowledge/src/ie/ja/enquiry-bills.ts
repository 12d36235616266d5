/** Questions about power, phone, water and the TV licence: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_JA: Words = {
  'ie.ask.tv': {
    says: 'テレビのある家には、配信を見るだけでも、許可証（licence）が1つ必要です。電話、タブレット、ノートパソコンだけなら、いりません。',
    dependsOn: '家にテレビがあるか',
  },
  'ie.ask.water': {
    says: 'アイルランドでは、ほとんどの家は水道代を払いません。請求されることがあるのは、とても多く使ったときだけです。',
  },
  'ie.ask.cut-off': {
    says: '先に計画を提案する必要があり、あなたが守っている間は止められません。弱い立場の人は、冬の間は守られます。',
    dependsOn: '計画を頼み、守っているか',
  },
  'ie.ask.phone': {
    says: 'まず会社に苦情を出してください。解決しなければ、ComRegが調べられます。',
  },
}
