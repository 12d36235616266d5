/** Questions about mice, rats and insects in a rented home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PESTS_JA: Words = {
  'gb.ask-housing.pests': {
    says: '穴や修理不足から入る、入居時からいた、住めない状態になる場合は、貸主が対処する義務があります。あなたのごみやペットが原因なら自己負担です。写真を付けて書面で知らせ、駆除と穴の補修を求めます。動かなければ自治体のenvironmental healthに検査を頼みます。家賃は払い続けてください。',
    dependsOn: 'どこから入ったか',
  },
}
