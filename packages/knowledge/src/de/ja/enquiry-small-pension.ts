/** Questions about a pension that is too small to live on: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_PENSION_JA: Words = {
  'de.ask-benefit.small-pension': {
    says: '二つの支援を申請してください。社会福祉局の老齢基礎保障は、家賃・暖房・生活費まで年金を補います。貯金は一人1万ユーロまで残り、子は年収10万ユーロ未満なら負担なしです。年金でほぼ足りるなら市の住宅手当（Wohngeld）。過去の分は出ないのですぐに。基礎保障なら放送料金も免除です。VdKやCaritasが記入を助けます。',
  },
}
