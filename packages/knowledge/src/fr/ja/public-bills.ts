/** Bills of towns, hospitals and other public bodies (avis des sommes à payer): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BILLS_JA: Words = {
  'fr.public.title-want': {
    says: '町、病院などの公の機関が、あなたに請求しています（avis des sommes à payer）。国庫の役所が集め、裁判官なしに差し押さえられます。',
  },
  'fr.public.title-reality': {
    says: 'これは会社の手紙より強いものです。期限内に裁判官の前で争えば、取立ては止まります。',
  },
  'fr.public.title-deadline': {
    says: 'そこに書かれた裁判所で請求書を争うために、2か月あります。',
    action: '裁判所で、公の請求書を争う',
    consequence: 'その後は、時間か免除だけを求められます。',
  },
  'fr.public.title-step': {
    says: 'まちがいを直すことは請求した機関に、計画は国庫の役所に求めてください。これで2か月は止まりません。',
  },
}
