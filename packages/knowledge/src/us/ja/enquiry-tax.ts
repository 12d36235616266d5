/** Questions about letters of the tax office and what is owed to it: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_JA: Words = {
  'us.ask-debt.irs-plan': {
    says: '払えなくても、通知の日までに答えてください。IRS.govで、分割、時間、または減額の申し出を求めます。',
  },
  'us.ask-debt.irs-call': {
    says: '電話を切り、払わないでください。ほぼまちがいなく詐欺です。これらの役所は郵便で知らせ、ギフトカードを求めることは決してありません。役所自身のサイトで口座を確かめてください。',
  },
  'us.ask-debt.cp2000': {
    says: '番号と日付を見てください。CP2000は30日以内の答えを求めます。不足税額の通知（notice of deficiency）は、Tax Courtに行くまで90日です。最後の差押えの通知（final levy notice）は、審理まで30日です。',
  },
  'us.ask-debt.irs-levy': {
    says: '今すぐIRSに電話し、分割を申し出てください。IRSは先に最後の通知を送らなければならず、その後30日以内に聴聞（hearing）を求められます。銀行はお金を21日間止め、生活が苦しければ返ることがあります。',
  },
  'us.ask-debt.irs-paid': {
    says: 'IRS.govで自分の記録を見て、支払い済みの小切手や銀行の記録の写しを、期日までに通知の住所に送ってください。請求に異議を出し、不服を申し立てられます。Taxpayer Advocateが無料で助けてくれます。',
  },
}
