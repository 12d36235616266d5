/** A question about music that customers or staff hear: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MUSIC_LICENCE_JA: Words = {
  'gb.ask-consumer.music-licence': {
    says: '客や従業員にラジオが聞こえるなら、許可証（licence）が必要です。音楽を流さない、または許可がいらない音楽だけなら、書面でそう伝えます。本当でなければなりません。証拠を残してください。あなただけに聞こえるなら、なぜ必要かを書面で尋ねてください。不公正な料金はCopyright Tribunalに申し立てられます。',
    dependsOn: 'あなた以外の人に聞こえるか',
  },
}
