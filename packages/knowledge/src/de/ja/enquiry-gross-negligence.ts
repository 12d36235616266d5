/** Questions about an insurer that pays nothing because of gross carelessness: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GROSS_NEGLIGENCE_JA: Words = {
  'de.ask-insure.gross-negligence': {
    says: 'いいえ。重大な不注意でも、多くの場合は落ち度に応じて減らせるだけです。証明するのは保険会社です。ただし契約上の義務違反の場合は、重大でなかったことをあなたが示します。この主張を放棄する契約も多いので確かめてください。異議を書き、条項と減額の計算を求め、2週間の期限を付けます。その後は保険オンブズマンが無料で、1万ユーロまでは会社を拘束します。家主の床の損害は、あなたの賠償責任保険に届けてください。',
  },
}
