/** Questions about an insurer that pays nothing because of gross carelessness: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_JA: Words = {
  'ch.ask.gross-negligence': {
    says: 'いいえ。重大な不注意でも、多くの場合は落ち度に応じて減らせるだけです。軽い不注意なら全額払います。落ち度は保険会社が証明します。同意しないと書き、条項と計算を求め、証拠を送ってください。この主張を放棄する契約もあるので確かめてください。次に無料のオンブズマンへ。5年で時効です。',
  },
}
