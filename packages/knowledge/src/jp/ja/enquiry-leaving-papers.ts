/** Questions about pay and papers that the firm owes when a job ends: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_PAPERS_JA: Words = {
  'jp.ask.fired-and-unpaid': {
    says: 'どちらも請求できます。突然の解雇には正当な理由と30日前の予告が必要で（試用期間の最初の14日を除く）、予告がなければ平均賃金30日分の解雇予告手当を払う義務があります。働いた分の賃金は、請求から7日以内に払わなければなりません。今日、両方と解雇の理由を書面で求めてください。退職届には署名しないでください。アルバイトも同じです。払われなければシフトや記録を持って労働基準監督署へ。賃金の期限は3年です。',
  },
  'jp.ask.leaving-slip': {
    says: '離職票は、期限を決めて会社に書面で求めてください。会社は退職後10日以内に、ハローワークへ届け出る義務があります。待たずに、身分証、給与明細、退職の分かる書類を持って、今すぐハローワークへ行ってください。会社に催促してくれ、退職からおよそ2週間たてば離職票なしで仮の手続きができます。離職理由が違うときも窓口で申し出ます。',
  },
}
