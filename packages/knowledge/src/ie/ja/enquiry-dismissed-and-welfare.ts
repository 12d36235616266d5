/** Questions about a jobseeker payment after a dismissal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSED_AND_WELFARE_JA: Words = {
  'ie.ask.fired-welfare': {
    says: '初日から申請できます。自分の非行（misconduct）で職を失った場合、最長9週間止められることがあります。遅刻や仕事の遅さがいつも非行とは限らないので、会社の手紙を付けて書面で事情を伝えます。その間はIntreoにSupplementary Welfare Allowanceを頼みます。60日以内の不服申立ては無料です。不当な解雇なら6か月以内にWRCへ。',
  },
}
