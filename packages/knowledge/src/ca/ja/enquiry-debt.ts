/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_JA: Words = {
  'ca.ask.things': {
    says: '取立て会社（collection agency）は、車や物を取ることも、家に入ることもできません。できるのは裁判所の執行官だけで、判決の後です。車のローンは別です。',
  },
  'ca.ask.prison': {
    says: 'カード、ローン、請求の借金で刑務所に入ることはありません。借金の無料の助けを受けてください。',
  },
  'ca.ask.calls': {
    says: '手紙だけで連絡するよう、書面で伝えてください。電話は全部書いておきます。おどしたり、上司に話したりしてはいけません。その後、州に苦情を出します。',
  },
  'ca.ask.not-mine': {
    says: '払う義務はないと書き、証拠を求めてください。払わないでください。信用情報に知らない口座がないか確かめます。',
  },
  'ca.ask.wages': {
    says: 'ほとんどの債権者は、先に裁判所の判決が必要です。その後も、取れるのは給料の一部だけです。税金の役所には判決は必要ありません。',
    dependsOn: 'だれに借りているか、判決があるか',
  },
  'ca.ask.cannot-pay': {
    says: '家計の表を作り、続けて払える額を提案してください。営利でない借金の相談員（credit counsellor）か、借金整理の専門家（Licensed Insolvency Trustee）に会います。最初の相談は、ほとんど無料です。',
  },
  'ca.ask.bankrupt': {
    says: '借金整理の専門家（Licensed Insolvency Trustee）は、返済の提案（consumer proposal）か破産（bankruptcy）の手続きができます。どちらも、ほとんどの裁判と給料の差し押さえを止めます。無料の最初の相談を頼んでください。',
    dependsOn: '借金、財産、収入',
  },
  'ca.ask.agency-calls': {
    says: '取立て会社（agency）に、借金を示すこと、手紙だけにすることを、書面で求めてください。電話の方法と時間は、どの州にも決まりがあります。続くなら、州に苦情を出します。',
  },
  'ca.ask.consumer-proposal': {
    says: '出せるのはLicensed Insolvency Trusteeだけで、最初の相談は無料です。借りの一部を5年までに払い、取り立てと差し押さえは止まります。',
  },
  'ca.ask.wages-taken-ab': {
    says: 'アルバータ州では、月の手取りのうち最初の800ドルは守られ、扶養する人1人につき200ドル増えます。800ドルから2,400ドルまでの分は、半分が守られます。',
  },
}
