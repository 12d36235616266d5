/** Questions about a bank that blames its customer for a fraud: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_BLAMES_JA: Words = {
  'it.ask.bank-blames': {
    says: '終わりではありません。銀行は許可していない支払いを返す義務があり、強い認証とあなたの重大な過失を証明しなければなりません。本物の銀行のスレッドに届いたSMSや異常な即時送金は有利な事情です。書面で苦情を出せば15営業日以内に回答義務があります。次に12か月以内に20ユーロでABFへ。全部か一部が戻ることが多く、最後は裁判官です。',
  },
}
