/** Questions about a person who stood surety for the debt of another: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_JA: Words = {
  'de.ask-debt.surety': {
    says: '保証は、紙に自筆で署名した場合だけ、書かれた額まで有効です。銀行にその書面と計算書を求めてください。配偶者・パートナー・親・子のためで、初めから収入に比べて重すぎたなら、多くは無効です。有効なら少額の分割を頼み、払った分は本人に請求します。署名の前に無料の債務相談へ。',
    dependsOn: '署名した内容と、負担が重すぎたかどうか',
  },
}
