/** The last pay: wages, leave, superannuation and deductions: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LAST_PAY_JA: Words = {
  'au.work.no-hold': {
    says: '働いて得た給料を払わずにいることはできません。その場で署名させることもできません。',
  },
  'au.work.know-crime': { says: '2025年1月1日から、わざと賃金を少なく払うことは犯罪です。' },
  'au.work.right-leave': {
    says: '使っていない年次休暇（annual leave）の分を受け取る権利があります。',
  },
  'au.work.right-super': {
    says: '2026年7月1日から、雇い主は、給料日から7営業日以内に退職年金（super）を払わなければなりません。',
  },
  'au.work.step-pay': {
    says: '最後の給料を確かめてください。賃金、予告、休暇、退職年金（super）です。Fair Work Ombudsmanの無料の計算ツールを使います。',
  },
  'au.work.right-deductions': {
    says: '最後の給料は全額払われなければなりません。差し引けるのは、あなたのためになることに書面で同意したか、法律や業種の労働条件（award）が許すときだけです。',
  },
  'au.work.right-long-service': {
    says: '長年働いた後は、仕事が終わるときに、長期勤続の休暇（long service leave）がたいてい払われます。年数は州ごとにちがいます。',
  },
}
