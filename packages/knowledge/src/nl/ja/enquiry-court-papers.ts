/** Questions about papers from a court, one's own claim and a free lawyer: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_JA: Words = {
  'nl.ask.summons': {
    says: '遅くとも裁判の日までに、書面か本人が行って答えてください。区の裁判官（kantonrechter）では弁護士はいりません。もっと時間を頼めます。何も言わないと、ほとんど相手の勝ちになります。',
  },
  'nl.ask.free-lawyer': {
    says: '先にJuridisch Loketに電話してください。無料です。収入も貯金も少なければ、少しの自己負担で弁護士を頼めます（toevoeging）。申込みは弁護士がします。逮捕のある刑事事件では、ほとんど無料です。',
  },
  'nl.ask.claim-yourself': {
    says: '最後の日をつけて督促を書いてください。25,000ユーロまではkantonrechterに行き、弁護士はいりません。執行官が呼び出し状（dagvaarding）を届け、あなたは手数料を払います。勝てば、相手がほとんどを返します。',
  },
  'nl.ask.default-judgment': {
    says: '判決を手渡されるか、それに応じた行動をしてから、ふつう4週間以内に異議（verzet）を出せます。執行官による呼出しで始まるので、今日弁護士かJuridisch Loketに電話してください。その間、裁判所が執行を止めることもできます。',
  },
}
