/** Letters on the right to stay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_JA: Words = {
  'ch.stay.reality': {
    says: '断られても、それで終わりではありません。しかし期間は短く、手紙から数えます。',
  },
  'ch.stay.step-first': {
    says: '受け取った日を書き、封筒を残してください。今日、全ページを弁護士に見せます。ほかの書類を待たないでください。',
  },
  'ch.stay.right-short': {
    says: '在留の決定に対する期間は、30日のことが多く、5日だけのこともあります。手紙の終わりを読み、今すぐ無料の相談を受けてください。',
  },
  'ch.stay.right-fair': {
    says: '役所は、ここでの年数、家族、仕事、健康を考慮しなければなりません。証拠を送ってください。出国までの期間はふつう7〜30日で、特別な事情があれば延びます。',
  },
}
