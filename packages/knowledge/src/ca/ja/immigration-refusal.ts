/** The Japanese words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_JA: Words = {
  'ca.denied.reality': {
    says: 'ビザや許可を断られても、もう一度申請できます。先に足りなかったものを直してください。',
  },
  'ca.denied.right-court': {
    says: 'Federal Courtに調べるよう求められます。カナダでの決定は15日以内、国外での決定は60日以内です。',
  },
  'ca.denied.right-sponsor': {
    says: '家族を呼ぶ保証人（sponsor）の申請が断られたら、Immigration Appeal Divisionに不服を申し立てるのに、ほとんどの場合30日あります。',
  },
  'ca.denied.right-restore': {
    says: 'カナダにいて在留資格を失ったなら、90日以内に取り戻す申請ができます。',
  },
  'ca.denied.step-notes': {
    says: 'あなたのファイルにある担当者のメモを求めてください。本当の理由がわかります。',
  },
  'ca.denied.step-help': {
    says: '今週、弁護士、法律扶助（legal aid）、許可のある相談員に助けを求めてください。ほかの人は、このことでお金を取ってはいけません。',
  },
}
