/** Questions about an accident at work: not declared by the employer, what is paid, and a job ended meanwhile: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_JA: Words = {
  'fr.ask-work.accident-not-declared': {
    says: 'まだ間に合います。48時間は雇い主の期限です。雇い主が届けなければ、事故の翌々年の終わりまで、自分でCPAMに届け出られます。労働災害と書かれた医師の診断書と、証人の名前を送ってください。普通の病気休みにすることは断り、今日のうちに書面で上司に知らせてください。労災の給付は高く、待機日もありません。届け出を理由に罰することは禁止です。',
  },
  'fr.ask-work.accident-pay': {
    says: 'CPAMは事故の翌日から、待機日なしで払います。28日間は日給の60%、その後は80%で、上限があります。事故の日は雇い主が全額払います。勤続1年からは、たいてい雇い主の上乗せもあります。事故の用紙（feuille d’accident）があれば治療は無料です。休業の診断書は48時間以内に両方へ送ってください。',
  },
  'fr.ask-work.accident-dismissed': {
    says: '労災で休んでいる間、会社が契約を終えられるのは、重い過失があるか、事故と関係のない理由で雇い続けられない時だけです。そうでなければ解雇は無効で、職場に戻るか、少なくとも6か月分の賃金を受け取れます。通勤中の事故には、この保護はありません。期間の決まった契約は、その日に終わります。書留で争い、1年以内に労働裁判所へ申し立ててください。',
  },
}
