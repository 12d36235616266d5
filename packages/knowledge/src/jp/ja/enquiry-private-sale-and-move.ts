/** Questions about a car from a private person and things broken in a move: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVATE_SALE_AND_MOVE_JA: Words = {
  'jp.ask.private-car': {
    says: '個人の売主も、約束と違う不具合には責任を負います。知ってから1年以内に書面で知らせ、修理、減額、解除と返金を求めてください。「現状渡し」「ノークレーム」と合意していると、たいてい請求できませんが、売主が知っていて黙っていたときは別です。広告とやり取りを保存し、整備工場の書面をもらいます。60万円までなら少額訴訟が使えます。',
    dependsOn: '何を約束し、売主が何を知っていたか',
  },
  'jp.ask.mover-damage': {
    says: '荷物を受け取った日から3か月以内に、業者に書面で知らせてください。過ぎると請求できなくなります。1年で時効にもなります。標準引越運送約款では、業者が注意を怠らなかったと証明しない限り、賠償の責任があります。写真、契約書、修理の見積もりを送ります。作業完了の署名をしても、隠れた損害は請求できます。応じないときは188か全日本トラック協会の相談窓口へ。',
  },
}
