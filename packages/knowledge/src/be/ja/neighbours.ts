/** Letters of neighbours on noise, trees and other trouble: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_WORDS: Words = {
  'be.neighbour.right-normal': {
    says: '近所でふつうの程度をこえる迷惑だけが問題になり、相手がそれを証明しなければなりません。木や枝には別の決まりがあります。',
  },
  'be.neighbour.right-talks': {
    says: 'こうした件は、その場所の治安判事が扱います。そこでの話し合い（conciliation、verzoening）は無料で、弁護士はいりません。',
  },
  'be.neighbour.step-answer': {
    says: '落ち着いて書面で答えてください。本当のこと、変えることを書き、会って話すことを申し出ます。メモと写真を残してください。',
  },
}
