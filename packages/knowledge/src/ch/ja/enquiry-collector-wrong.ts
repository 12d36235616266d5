/** Questions about a collection firm that claims what is not owed: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTOR_WRONG_JA: Words = {
  'ch.ask.collector-wrong': {
    says: '支払いの証拠を付けて、負っていないと一度だけ書き、請求の書類を求めてください。一部でも払わないでください。取立会社には自分の権限がなく、差し押さえはできません。意味があるのは公的な取立てだけです。支払命令が届いたら10日以内に異議（Rechtsvorschlag）を出してください。無料です。',
  },
}
