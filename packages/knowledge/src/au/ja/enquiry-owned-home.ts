/** Questions of owners about council rates and strata levies: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_JA: Words = {
  'au.ask.rates': {
    says: '期日の前に、支払い計画と、苦しい人のための方針（hardship policy）を役所（council）に求めてください。年金の人は、たいてい割引を受けられます。',
  },
  'au.ask.strata-levy': {
    says: '場合によります。負担金（levies）には、所有者の投票が必要です。議事録と会計を求め、一度に払えないなら支払い計画を求めてください。',
    dependsOn: '所有者が賛成の投票をしたか',
  },
}
