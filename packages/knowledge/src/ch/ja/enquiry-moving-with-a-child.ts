/** Questions about a parent who moves away with a child, and a child taken into care: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_WITH_A_CHILD_JA: Words = {
  'ch.ask.moving-with-child': {
    says: '共同親権で、外国への引っ越しや面会が大きく変わる引っ越しなら、あなたなしにはできません。あなたの同意か、KESBまたは裁判所の決定が必要です。同意しないとすぐ書き、決まるまで止めるよう緊急に求めてください。子がどちらの親の元で幸せかが基準です。近くへの引っ越しは、早めの知らせだけで足ります。',
  },
  'ch.ask.child-taken': {
    says: '手紙の種類を見てください。予定だけなら、意見を聞くことと記録の閲覧を求め、家庭支援などより穏やかな援助を受け入れると書きます。決定なら、書かれた裁判所へ30日以内（仮の措置なら10日）に不服を。その間子が残れるよう求めてください。今日弁護士を探し、お金が少なければ無料の法律扶助を。子との連絡は必ず続けてください。',
  },
}
