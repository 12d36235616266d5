/** The Japanese words of Belgium: terms of tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_TERMS_JA: Words = {
  'be.tax.right-answer-change': {
    says: '税務署は申告を変える前に、理由を書面（avis de rectification）で知らせる必要があります。答えるまで1か月あります。',
  },
  'be.tax.right-surcharge': {
    says: '加算税（accroissement）は、悪意のない初めてのまちがいなら、なくせることがあります。遅れた理由やまちがえた理由を伝えてください。',
  },
  'be.tax.right-interest': {
    says: '遅れた税の利息は法律で決まっています。特別な場合は、免除を税務署に頼めます。',
  },
  'be.tax.right-clear-error': {
    says: '異議に遅れても、明らかなまちがい、二重の課税、新しい事実なら、5年間は減額（dégrèvement d’office）を求められます。',
  },
  'be.tax.deadline-flanders': {
    says: 'フランデレンの税には、発送の3営業日目から3か月以内に異議（bezwaar）を出せます。ここでは安全のため、日付から数えます。',
    action: 'フランデレンの税に異議（bezwaar）を出す',
    consequence: '少しのまちがいを除き、税はそのまま残ります。',
  },
}
