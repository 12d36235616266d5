/** Questions about a person who stood surety for the debt of another: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SURETY_JA: Words = {
  'ch.ask.surety': {
    says: 'まず形式を確かめてください。個人の2,000フランを超える保証には、公証人の証書と数字で書いた上限額が必要です。それ以下でも金額は自筆です。既婚なら、多くの場合配偶者の書面の同意も要ります。欠けていれば無効で払う必要はないので、そう書いてください。共同の借主として署名したなら別の決まりです。払う前に相談を。',
    dependsOn: '署名の形式と配偶者の同意',
  },
}
