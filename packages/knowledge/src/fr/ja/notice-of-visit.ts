/** A notice that an officer called with a paper (avis de passage): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_OF_VISIT_WORDS: Words = {
  'fr.visit.reality': {
    says: '書類は、取りに行かなくても、その日に渡されたことになります。期限がもう始まっているかもしれません。',
  },
  'fr.visit.step-fetch': {
    says: '知らせにある事務所へ書類を取りに行くか、署名した紙を持たせて代わりの人を送ってください。3か月保管されます。',
  },
  'fr.visit.step-date': {
    says: '知らせと封筒を残してください。日付がわかります。それから書類をここで読み、何をいつまでに求めているかを確かめてください。',
  },
}
