/** Letters on the right to stay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_PERMIT_JA: Words = {
  'be.stay.reality': {
    says: '断られても、それで終わりではありません。しかし期間は短く、手紙から数えます。',
  },
  'be.stay.step-first': {
    says: '受け取った日を書き、封筒を残してください。今日、全ページを弁護士に見せます。ほかの書類を待たないでください。',
  },
  'be.stay.right-short': {
    says: '在留を断られたとき、裁判所（CCE、RvV）への期限は、ほとんどの場合30日だけです。10日以下のこともあります。すぐに無料の弁護士を頼んでください。',
  },
}
