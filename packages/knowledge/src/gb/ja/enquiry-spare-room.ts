/** Questions about a cut for a spare room: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPARE_ROOM_JA: Words = {
  'gb.ask-benefit.bedroom-tax': {
    says: '公営などの住宅に住む就労年齢の人は、余った部屋1つで家賃の14%、2つで25%減ります。夜の介護者、部屋を共有できない障害のある子やカップル、軍にいる子の部屋は余りに数えません。1か月以内に再検討を求め、差額の支援を自治体に頼んでください。',
    dependsOn: 'その部屋を誰が必要とするか',
  },
}
