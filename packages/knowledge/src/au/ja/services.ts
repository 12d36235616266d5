/** Services: care and skill, phone and internet: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICES_JA: Words = {
  'au.buy.right-services': {
    says: 'サービスは、注意して、あなたの求めに合うように、公正な時間で行われなければなりません。',
  },
  'au.services.right-care': {
    says: '消費者へのサービスは、注意して、約束した目的に合い、公正な時間で行われなければなりません。',
  },
  'au.buy.right-telco': {
    says: '電話やインターネットの会社が苦情に対応する期間は、たいてい15営業日です。その後は、Telecommunications Industry Ombudsmanが無料で調べます。',
  },
}
