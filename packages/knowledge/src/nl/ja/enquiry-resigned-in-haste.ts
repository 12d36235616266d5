/** Questions about leaving a job in haste: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNED_IN_HASTE_JA: Words = {
  'nl.ask.resigned-in-haste': {
    says: '今日、書面で撤回し、働く意思とそのときの動揺を伝えてください。法律に考え直しの期間はありません。しかし、怒りや混乱や病気の中での辞職を会社がそのまま受け取ることはできず、本心か、結果を知っているかを確かめる義務があります。脅しや圧力でも取り消せます。断られたらすぐJuridisch Loket、労働組合、弁護士へ。自分で辞めるとふつうWWは出ません。',
  },
  'nl.ask.unpaid-and-leaving': {
    says: '自分から辞めたり、勝手に休んだりしないでください。WWを失うことがあります。期限を付けて書面で給料を求め、利息と遅れの加算（最大50％）も請求してください。払われなければ、裁判官が早い手続(kort geding)で命じられます。会社がまったく払えないなら、すぐUWVに届けてください。給料を肩代わりできます。仕事を止める前にJuridisch Loketか労働組合へ。',
  },
}
