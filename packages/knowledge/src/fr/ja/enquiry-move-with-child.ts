/** Questions about a parent who moves away with the children: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVE_WITH_CHILD_JA: Words = {
  'fr.ask-family.move-child': {
    says: '引っ越しで子との日程が変わるなら、親は相手に早めに知らせる義務があります。反対なら、引っ越しの前に今すぐ家族裁判官（JAF）へ。急ぎの期日も取れます。裁判官は子の住む所を決め、交通費を分け、養育費も変えられます。それまで判決は有効です。国外に連れ出される恐れがあれば出国禁止（IST）を求めてください。',
  },
}
