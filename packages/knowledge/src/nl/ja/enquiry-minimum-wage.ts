/** Questions about pay below the minimum wage: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MINIMUM_WAGE_JA: Words = {
  'nl.ask.minimum-wage': {
    says: '21歳以上なら、2026年1月から時給14.71ユーロ以上、7月からは更に上です。どんな約束でも、無申告や在留書類なしでも同じです。21歳未満はその一定割合です。時間を記録し、メッセージを残してください。差額を5年前まで、8%の休暇手当と遅れの最大50%と一緒に書面で請求します。労働監督署（Arbeidsinspectie）に知らせられます。Juridisch LoketやFNVが助けます。',
  },
}
