/** Questions about the written notice before a fixed term ends: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_OF_END_JA: Words = {
  'nl.ask.notice-fee': {
    says: 'もらえます。契約が6か月以上で、1か月前までに書面の知らせがなかった場合です。最大1か月分の賃金で、遅れただけなら日数分です。書面で請求し、知らせが来るべきだった日から2か月以内に簡易裁判官（kantonrechter）に申し立ててください。',
  },
}
