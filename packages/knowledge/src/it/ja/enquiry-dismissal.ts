/** Questions about a dismissal, a charge, a trial period and the end of a fixed term: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_JA: Words = {
  'it.ask.dismissed-orally': {
    says: '解雇は書面でなければならず、口だけでは効力がありません。働く用意があると、すぐに書いてください。次に労働組合に行きます。',
  },
  'it.ask.dismissed': {
    says: '60日以内に、書留かPECで争う手紙を送ってください。NASpI（失業給付）は68日以内に申し込みます。労働組合が手伝えます。',
  },
  'it.ask.sick-dismissed': {
    says: '病気を理由にはできません。労働協約の日数の限度（comporto）を過ぎると、できます。争えるのは60日です。',
    dependsOn: '労働協約の日数',
  },
  'it.ask.pregnant-dismissed': {
    says: 'いいえ。妊娠の始まりから子どもが1歳になるまで、少しの例外を除き、解雇は無効です。医師の書類を送り、争ってください。',
  },
  'it.ask.dismissed-message': {
    says: '解雇は、理由を書いた書面でなければなりません。WhatsAppのメッセージを書面と見る裁判官もいるので、待たないでください。60日以内に書留かPECで争い、その後180日以内に訴えます。',
  },
  'it.ask.pregnant-term': {
    dependsOn: '本当の理由',
    says: '期間のある契約は、妊娠中でもその日に終わることがあります。終わりから60日以内に産休が始まれば、INPSが払います。妊娠のために更新しないのは差別です。組合かpatronatoに行ってください。',
  },
  'it.ask.charge': {
    says: '5日以内に書面で答えるか、組合の人と話を聞いてもらえます。事実ごとに証拠をつけて答え、罪を認める署名はしないでください。罰はその後だけです。罰には20日以内に労働局へ。',
  },
  'it.ask.trial-period': {
    says: '試用期間では、どちらも理由なしに終わらせられます。始める前に署名し、仕事の内容を書いてある必要があります。そうでなければ普通の解雇で、60日あります。',
    dependsOn: '何に、いつ署名したか',
  },
  'it.ask.warning-letter': {
    says: '5日以内に書面で答えるか、労働組合といっしょに話を聞くよう求めてください。その前に処分はできません。処分には、20日以内に労働局の委員会を求められます。',
  },
}
