/** Questions about orders to pay, the small claims procedure, lawyers and a claim of one's own: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_JA: Words = {
  'fr.ask-debt.order-to-pay': {
    says: '送達から1か月以内に、命令に書かれた裁判所の書記課へ異議（opposition）を出せます。窓口でも書留でもかまいません。1万ユーロまでは弁護士は不要です。本人に手渡されていない場合、1か月は、最初に本人に渡された書類か最初の差押えから始まります。裁判官が全部を審理し直します。2年を超えて未払いの消費者ローンは、多くの場合もう請求できません。その前に分割払いに署名しないでください。',
  },
  'fr.ask-debt.court-lawyer': {
    says: '€10,000まで、家賃の事件、労働裁判所では、いりません。収入が少なければ、国が弁護士を払います（aide juridictionnelle）。',
    dependsOn: '金額と裁判所',
  },
  'fr.ask-debt.legal-aid': {
    says: '審理の前に、justice.frか裁判所で申請してください。弁護士と費用の全部か一部を払います。',
    dependsOn: '収入、貯金、家族',
  },
  'fr.ask-debt.small-claims': {
    says: '自由に断れます。1か月黙っていれば、断ったことになります。同意すると、その約束は判決のように強制できます。',
  },
  'fr.ask-debt.claim-yourself': {
    says: '最後の日をつけて督促を書いてください。5,000ユーロまでは、先に無料の調停人を試さなければなりません。それから用紙（requête）で裁判所に申し立てるか、支払い命令を求めます。弁護士はいりません。50ユーロの負担金がかかることがありますが、法律扶助があれば不要です。',
  },
  'fr.ask-debt.court-contribution': {
    says: '2026年5月1日から、たいてい、民事の裁判所（tribunal judiciaire）や労働裁判所（prud’hommes）に訴える人は、オンラインで50ユーロ払います。法律扶助（aide juridictionnelle）があれば無料なので、先に申請します。多重債務、少年裁判官、後見などもいりません。払い忘れても裁判所から求めがあり、一か月あります。負けた側がふつう負担します。訴えられた人は払いません。',
  },
}
