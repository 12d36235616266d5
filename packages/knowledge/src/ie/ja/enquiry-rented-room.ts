/** Questions of a person who rents a room in the owner’s own home: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_ROOM_JA: Words = {
  'ie.ask.room-told-to-leave': {
    says: '所有者の自宅の部屋ではあなたはlicenseeで、RTBは扱えず、裁判所の命令も要りません。ただし公正な予告が必要で、多くは支払いの期間、月払いなら1か月です。書面で求め、約束した内容を示してください。力ずくや荷物を放り出すことは許されません。その時はgardaíへ。Threshold：1800 454 454。',
  },
}
