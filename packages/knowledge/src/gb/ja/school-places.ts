/** School places, appeals for another school, and the way to school: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_PLACES_JA: Words = {
  'gb.school.place-wants': {
    says: '手紙は、子どもがどの学校に入れるかを知らせています。その席を取ったまま、別の学校を求めて訴えられます。',
  },
  'gb.school.right-place': {
    says: '断られたら、学校から独立した審査会に訴えられます。断った学校は方法を知らせる必要があります。',
  },
  'gb.school.place-step': {
    says: '今ある席を受けます。手紙の日までに、この学校が合う証拠と一緒に訴えを送ります。',
  },
  'gb.school.right-bus': {
    says: '一番近い合う学校が2マイルより遠ければ無料です。8歳からは3マイルです。障害、低い収入、危ない道も大切です。',
  },
}
