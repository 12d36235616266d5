/** Questions about a bite by somebody else’s dog: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DOG_BITE_JA: Words = {
  'gb.ask-neighbour.dog-bite': {
    says: '今日医師に診てもらい、写真を撮ってください。警察（101、続いているなら999）へ。危険で制御されていない犬は、家や庭の中でも犯罪です。自治体のdog wardenにも知らせます。けがと獣医の費用は飼い主かその保険に請求できます。期限は3年、子どもは21歳までです。証人と領収書を残します。',
  },
}
