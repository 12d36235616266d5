/** What people believe of small claims and bailiffs, put right: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_COURT_JA: Words = {
  'gb.ask-small.lawyer-and-costs': {
    says: 'small claims では弁護士は要らず、普通は各自が自分の分を払います。負けた人は裁判所の費用、少額の定額、交通費、1日£95までの休業分、£750までの鑑定料を負うことがあります。相手の弁護士費用が加わるのは、不合理なふるまいをしたときだけです。上限は多くの請求で£10,000です。',
  },
  'gb.ask-bailiff.kept-out': {
    says: '一度も入れなければ、bailiff は普通、家の中の物を取れません。ただし敷地や道の車を固定したり持ち去ったり、外の物を取ったりはできます。段階ごとに費用が増えます。未払いの刑事罰金では力ずくで入れます。閉じたドア越しに話し、続けられる分割を会社か市に申し出てください。',
  },
  'gb.ask-bailiff.childs-things': {
    says: '贈り物のゲーム機など、子どもの物はあなたの借金のために取れません。あなたの物なら取れます。誰の物かすぐに言い、領収書や写真、カードを見せてください。それでも書き留めたり取ったりしたら、その日に会社へ書面で。初めての訪問では中に入れなくてかまいません。',
  },
}
