/** Questions about letters that say stop: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STOP_LETTERS_JA: Words = {
  'gb.ask-stop.mark-letter': {
    says: '無視しないでください。急いで署名もしないでください。公の登録簿で、商標、その日付、対象の商品を調べてください。似た名前が問題になるのは、ほとんどの場合、似た商品で、買う人が間違えうるときだけです。時間の延長を求め、先に相談してください。',
  },
  'gb.ask-stop.used-first': {
    says: '相手の出願より前に使っていた、日付のある証拠を集めてください。請求書、写真、ウェブサイトなどです。買う人がすでに知っていた名前は、後の商標を無効にしたり、地元で使い続けたりできることがあります。署名や中止の前に、商標の専門家に相談してください。',
  },
}
