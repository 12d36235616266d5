/** Questions about a fence between neighbours: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCE_JA: Words = {
  'gb.ask-neighbour.fence': {
    says: 'いいえ。自分の塀でも、建てたり直したりさせる一般の法律はありません。両方の家の権利書を見てください。約束があれば別で、T印は所有者を示します。自分の側に2メートル、道路沿いは1メートルまで塀を建てられます。倒れて害を与えれば所有者が払うことがあります。まず話し合い費用を分けましょう。',
  },
}
