/** Questions about a dismissal for fault with no written charge before: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WITHOUT_CHARGE_JA: Words = {
  'it.ask.dismissed-no-charge': {
    says: 'はい、争えます。過失による解雇の前に、会社は書面で事実を示し、5日間の弁明の機会を与える義務があります。それが全くなければ、裁判官は職場への復帰を命じ得ます。小さな会社では普通お金です。事実の証明は会社の責任です。手紙から60日以内に書留かPECで争うと書き、その後180日以内に訴えます。労働組合へ行き、NASpIは68日以内に申し込んでください。',
  },
  'it.ask.no-notice': {
    says: '予告なしの解雇は、正当な重大理由（giusta causa）があるときだけです。なければ、労働協約（CCNL）が定める予告期間の給料が払われます。解雇は理由を書いた書面が必要です。60日以内に書留か PEC で争ってください。組合が助けます。TFR、休暇、13か月目の給料も求めましょう。NASpI は68日以内に申請します。試用中は予告がありません。',
  },
}
