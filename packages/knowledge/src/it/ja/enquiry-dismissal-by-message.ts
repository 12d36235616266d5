/** The Japanese words of the rows in ../enquiry-dismissal-by-message.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_MESSAGE_JA: Words = {
  'it.ask.dismissed-orally': {
    says: '解雇は書面でなければならず、口だけでは効力がありません。働く用意があると、すぐに書いてください。次に労働組合に行きます。',
  },
  'it.ask.dismissed-message': {
    says: '解雇は、理由を書いた書面でなければなりません。WhatsAppのメッセージを書面と見る裁判官もいるので、待たないでください。60日以内に書留かPECで争い、その後180日以内に訴えます。',
  },
  'it.ask.trial-period': {
    says: '試用期間では、どちらも理由なしに終わらせられます。始める前に署名し、仕事の内容を書いてある必要があります。そうでなければ普通の解雇で、60日あります。',
    dependsOn: '何に、いつ署名したか',
  },
}
