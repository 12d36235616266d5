/** Questions about a landlord who complains of the noise of children: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDRENS_NOISE_JA: Words = {
  'de.ask-home.childrens-noise': {
    says: 'いいえ。赤ちゃんの泣き声や子どもの遊ぶ音は普通の生活の一部で、隣人は我慢しなければなりません。解約できるのは、あなたが止められる重大で続く迷惑を、警告の後も続けた場合だけです。子の年齢、夜の対応、違反ではないことを書面で答え、写しを残してください。借家人協会に相談を。',
  },
}
