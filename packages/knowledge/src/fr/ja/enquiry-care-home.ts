/** Questions about who pays for a care home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_HOME_JA: Words = {
  'fr.ask-buy.care-home-costs': {
    dependsOn: '双方の資力',
    says: '子は、困っている親をそれぞれの資力に応じて助ける義務を負うことがあります（obligation alimentaire）。施設だけで負担額は決められず、話し合うか、家庭の裁判官が決めます。親があなたにひどいことをしたなら、義務がなくなることもあります。先に県の社会扶助（ASH）と住宅手当を申請しましょう。',
  },
}
