/** The Japanese words of the rows in ../cancel-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const CANCEL_RIGHTS_JA: Words = {
  'us.sale.right-three-days': {
    says: '自宅で結んだ$25以上の売買契約は、三営業日のうちに取り消せます。取り消しの用紙をもらわなかったなら、期間はたいてい終わっていません。',
  },
  'us.sale.step-cancel': {
    says: '今日、取り消しの用紙か手紙を書留（certified mail）で送ってください。写しを取っておいてください。会社は十営業日以内にお金を返さなければなりません。',
  },
  'us.sale.right-rescind': {
    says: '家がローンの担保なら、たいてい三営業日のうちに取り消せます（rescind）。書類が足りなかったなら、もっと長く取り消せます。',
  },
  'us.sale.right-online': {
    says: 'インターネットで売る会社は、条件を伝え、はっきりした同意を得て、支払いを簡単に止められるようにしなければなりません。',
  },
  ...stateWords('home-sale', {
    'AZ FL GA IL MA MI NC NJ NY OH PA TX VA WA':
      '自宅で結んだ売買契約は、たいてい三営業日のうちに取り消せます。売り手は取り消しの用紙を渡さなければなりません',
    CA: '自宅で結んだ売買契約は、たいてい三営業日のうちに、65歳からは五営業日のうちに取り消せます。売り手は取り消しの用紙を渡さなければなりません',
  }),
}
