/** Questions about staying away from work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOB_ABANDONED_JA: Words = {
  'fr.ask-work.abandon': {
    says: '解雇を待ってはいけません。正式な手紙から15日以上たつと辞職とみなされ、たいてい失業給付は出ません。手紙の期日までに書留で答えるか、職場に戻ってください。病気（すぐ医師へ）、危険、ストライキ、契約の変更などの正当な理由があれば防げます。嫌がらせは記録を。労働裁判所で争えます。',
  },
}
