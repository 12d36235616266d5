/** The Japanese words of the rows in ../enquiry-scams.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAMS_JA: Words = {
  'us.ask-public.toll-text': {
    says: 'リンクを開いたり、払ったりしないでください。このようなメッセージのほとんどは詐欺です。通行料の役所のサイトで自分の口座を確かめ、メッセージをic3.govに届けてください。',
  },
  'us.ask-consumer.scammed': {
    says: '今、銀行、カード、ギフトカードの会社に電話し、支払いを止めるか返すよう求めてください。次にReportFraud.ftc.govで報告します。情報を渡したならIdentityTheft.govに行きます。',
  },
  'us.trouble.false-debt': {
    says: '30日以内に書面で異議を出してください。IdentityTheft.govで届けを作り、取り立て業者と信用情報会社（bureau）に送ってください。受け取った側は、その借金の情報を止め（block）なければなりません。信用情報を無料で凍結してください。',
  },
  'us.ask-everyday.data-breach': {
    says: '三つの信用情報会社（bureau）のすべてで、信用情報を無料で凍結（freeze）してください。そのパスワードを変え、口座を見守り、悪用があればidentitytheft.govに届けてください。',
  },
  'us.ask-everyday.prize': {
    says: '何も払わず、コードも教えないでください。本物の賞は無料で、電話をかけてきた人に税金を払うことはありません。reportfraud.ftc.govに届けてください。',
  },
}
