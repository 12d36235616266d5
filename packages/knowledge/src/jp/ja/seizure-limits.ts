/** 差押えの限度、明渡しの執行、住宅ローン：日本の法律の日本語の言葉。 */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_JA: Words = {
  'jp.seize.right-benefits': {
    says: '児童手当、公的年金、生活保護費は、一般の債権者は差し押さえられません。振り込まれた口座が差し押さえられたときは、裁判所に差押範囲の変更を申し立ててください。',
  },
  'jp.seize.warn-officer-day': {
    says: '執行官が明渡しの期限（通常は催告から1か月）を決めます。その後は荷物が運び出されます。今日、市区町村に住まいの相談をしてください。',
  },
  'jp.seize.right-home-loan': {
    says: '住んでいる家なら、個人再生の住宅資金特別条項で手放さずにすむことがあります。保証会社が銀行に代わって払った（代位弁済）後は、6か月以内に申し立てる必要があります。',
  },
  'jp.seize.step-home-loan': {
    says: '今週中に弁護士に相談してください。個人再生や、競売の前の任意売却という道があります。返済条件の変更も銀行に相談できます。',
  },
}
