/** Questions about a boss who wants to change the contract: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FEWER_HOURS_BY_THE_BOSS_JA: Words = {
  'de.ask-job.contract-change': {
    says: 'いいえ。時間と給料は契約の一部で、あなたの同意がなければ変わりません。署名せず、全時間働く用意があると書けば給料は続きます。新条件付きの解約（Änderungskündigung）が来たら、「審査を留保して」受け入れ、3週間以内に労働裁判所へ。審査の間も仕事を失いません。操業短縮は別の決まりです。',
  },
}
