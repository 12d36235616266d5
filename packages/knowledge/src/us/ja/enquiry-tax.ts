/** The Japanese words of the rows in ../enquiry-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_JA: Words = {
  'us.ask-public.cp2000': {
    says: 'CP2000は提案で、請求書ではありません。自分の書類と比べ、期日までに答えてください。同意するか、しない理由を書いて証拠を送ります。同意しないなら、IRSが取り立てる前に、Tax Courtのための90日の通知が必要です。',
  },
  'us.ask-public.cp14': {
    says: 'CP14は、税金の最初の請求書です。IRS.govの自分の口座で確かめてください。21日以内に払うか、分けて払う計画を頼めば、それ以上の利息を避けられます。',
  },
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
  'us.trouble.ex-taxes': {
    says: '夫婦の共同の申告では、二人とも全額を負います。でも、まちがった部分を知らなかったなら、Form 8857で免除を求められます。たいてい、最初の取り立てから二年以内です。',
    dependsOn: '何を知っていたか、取り立てがいつ始まったか',
  },
}
