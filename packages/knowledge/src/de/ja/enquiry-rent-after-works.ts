/** Questions about a higher rent after works on the house: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_AFTER_WORKS_JA: Words = {
  'de.ask-home.rent-after-works': {
    says: '年間家賃は、修理にかかったはずの分を除いた費用の8%まで上げられます。上限は6年で1平方メートル3ユーロ、家賃が7ユーロ未満なら2ユーロです。補助を受けた新しい暖房（ヒートポンプなど）は10%まで、ただし50セントが上限です。手紙に計算が必要で、効力は2か月後です。生活への重い負担は、多くの場合、工事の予告の翌月末までに主張します。請求書を求めてください。',
    dependsOn: '工事の費用、面積、あなたの収入',
  },
}
