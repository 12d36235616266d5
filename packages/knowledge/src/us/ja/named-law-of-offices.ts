/** The Japanese words of the rows in ../named-law-of-offices.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_OFFICES_JA: Words = {
  'us.named.tax-audit': {
    says: '税務調査（audit）はまだ借金ではありません。期限までに証拠の写しを送りましょう。報告に納得できなければ Appeals を求められます。請求する前に、IRS は租税裁判所（Tax Court）に訴える90日を与えなければなりません。',
  },
  'us.named.medicaid-gifts': {
    says: 'メディケイドは過去5年の贈与を調べます。夫や妻、障害のある子への贈与はたいてい数えられず、ひどい困窮になる場合は州が免除しなければなりません。手紙の期限までに聴聞を求めましょう。',
  },
  'us.named.cash-help': {
    says: 'この現金の援助は、正当な理由がないときにだけ、就労の規則で減らせます。病気、子どもの預け先がないこと、家庭内の暴力は正当な理由になりえます。すぐに聴聞を求めましょう。多くの州ではその間も支給が続きます。',
  },
  'us.named.transcript': {
    says: 'カリフォルニア州、ニューヨーク州などでは、学校は借金を理由に成績証明書（transcript）を渡さないことはできません。取り立て会社と学校に、どの法律によるのか尋ねましょう。',
  },
  'us.named.home-exemption': {
    says: '査定官（assessor）に、住んでいる家、年齢、障害、軍務による控除があるか尋ねましょう。税が下がりますが、たいてい自分で申請が必要です。',
  },
  'us.named.jobless-overpaid': {
    says: '多くの州では、自分に落ち度がなく返すと苦しくなる場合、返さなくてよいことがあります。この免除（waiver）を求め、不服も申し立てましょう。不正がなければ、たいてい罰金は加わりません。',
  },
  'us.named.ny-tax-license': {
    says: 'ニューヨーク州では、1万ドル以上の税の滞納で免許を失うことがあります。60日以内に、払う、分割を決める、自分の借金でないと示す、のどれかをします。失った場合は制限つきの免許を頼みましょう。',
  },
  'us.named.tax-accuracy-penalty': {
    says: '正当な理由があり誠実だったなら、20％の罰金はなくなります。良い助言者に頼った、書類が届かなかったなどです。理由を書きましょう。Low Income Taxpayer Clinic が無料で助けます。',
  },
}
