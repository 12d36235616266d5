/** Questions about a raised fine whose first notice never came: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RAISED_FINE_JA: Words = {
  'fr.ask-buy.raised-fine': {
    says: 'antai.gouv.frか書留で不服（réclamation）を出してください。期限は発送から30日以内、または差押えで初めて知った日から30日以内です。車検証の住所へ書留で送られた場合は3か月です。通知、理由、転居などの証拠を付けてください。有効な申立てで執行力は消え、すでに取られたお金は戻ります。国庫の窓口に待つよう頼んでください。争う分は払わないでください。',
  },
}
