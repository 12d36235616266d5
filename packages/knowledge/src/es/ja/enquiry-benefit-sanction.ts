/** Questions about a sanction of the employment office, or asking it late: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_SANCTION_JA: Words = {
  'es.ask.sepe-sanction': {
    says: '更新（sellar）を忘れた場合、登録していない間は支給が止まるので、今日また登録してください。初めて面談を欠席すると普通1か月分、仕事や講習を断ると3か月分を失い、繰り返すと増えます。まず処分案が来るので、期限（普通15日）内に理由と証拠を書面で出してください。病気、就職面接、サイトの故障は理由になります。決定には30営業日以内にreclamación previaを。',
  },
  'es.ask.paro-late': {
    says: '権利（paro）は残りますが、始まるはずだった日から申し込んだ日までの日数を失います。今日、ネットか予約で申し込んでください。最初に申し込んだ日が基準です。病気や予約が取れないなど、あなたのせいでなければ証拠を付けて伝えます。拒否には30営業日以内にreclamación previaを。',
  },
}
