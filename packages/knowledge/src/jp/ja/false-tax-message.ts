/** A message that uses the name of the tax agency: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const FALSE_TAX_MESSAGE_JA: Words = {
  'jp.scam.know-real-tax': {
    says: '国税庁がメールやSMSで支払いのリンクを送ることはありません。本当の差押えは督促状の後です。リンクを開かず、税務署に確かめてください。',
  },
}
