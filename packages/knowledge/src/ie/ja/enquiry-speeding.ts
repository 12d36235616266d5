/** Questions about speeding notices: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_JA: Words = {
  'ie.ask.fine-not-driver': {
    says: '支払わないでください。28日以内に、運転していた人の名前と住所の欄を書いて返送してください。通知はその人に送られます。何もしなければ、法律上あなたが運転していたものとされます。',
  },
}
