/** The Japanese words of the rows in ../enquiry-surety.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_JA: Words = {
  'jp.ask.student-loan': {
    says: '延滞が増える前に日本学生支援機構へ連絡してください。収入が少ない、病気、失業などのときは、減額返還や返還期限猶予を願い出られます。保証人に請求されることがあるので、早めに伝えてください。',
  },
  'jp.ask.guarantor': {
    says: '連帯保証人は本人と同じ責任を負います。署名した書面と残額を求めてください。書面がない保証や、極度額のない個人根保証は無効です。払う前に弁護士に相談してください。',
    dependsOn: '何に署名したか',
  },
  'jp.ask.parents-debt': {
    says: '家族でも、保証人として署名していなければ払う義務はありません。貸金業者は家族に支払いを求められないので、書面で断ってください。署名や一部の支払いをしないでください。亡くなったときは相続人が借金も継ぎます。3か月以内に家庭裁判所で相続放棄ができます。',
  },
}
