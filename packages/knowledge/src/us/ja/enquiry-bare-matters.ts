/** Questions of a few words that name a matter and no detail: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BARE_MATTERS_JA: Words = {
  'us.ask-first.divorce': {
    says: 'ほとんどの州では、落ち度も相手の同意もいりません。どちらかが州に十分長く、多くは6か月住んでいれば、地元の裁判所に申立書（petition）を出せます。先に別居を求める州もあります。書記官に用紙と手数料の免除を求めてください。収入、口座、借金の証拠を残してください。先に子どもを連れて引っ越さないでください。州と、子どもや家の有無を教えてください。',
  },
  'us.ask-first.ice-at-work': {
    says: '落ち着いて、走らないでください。黙っていて、弁護士を求められます。係官は、客が入れる所には入れます。それ以外で働く人に質問するには、令状（warrant）か、所有者や責任者の同意が必要です。分からない物に署名せず、偽の書類を見せないでください。名前としたことを書き残してください。連れて行かれた人は locator.ice.gov で探せます。何があったか教えてください。',
  },
}
