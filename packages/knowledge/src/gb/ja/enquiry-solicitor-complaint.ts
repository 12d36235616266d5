/** Questions about one’s own solicitor: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SOLICITOR_COMPLAINT_JA: Words = {
  'gb.ask-legal.solicitor-complaint': {
    says: 'まず事務所に書面で苦情を出します。相手は8週間あります。仕事の内訳の請求書を求めてください。次にLegal Ombudsmanが無料です。最終回答から6か月、問題から1年以内に。減額や支払いを命じられます。裁判所に請求書の確認も求められ、1か月以内が最善です。不正はSRAへ。弁護士は替えられます。',
  },
}
