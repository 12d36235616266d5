/** Debts that were sold: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const SOLD_DEBT_JA: Words = {
  'es.debt.who-buyer': {
    says: '債権が売られたと書いてあります。新しい持ち主は支払いを求められますが、力が増えるわけではありません。証拠を求めてください。',
  },
  'es.debt.right-sold-proof': {
    says: '債権が売られたなら、新しい持ち主にも同じ反論を使えます。売られたことを知る前の支払いは数えられます。',
  },
  'es.debt.insight-bought-cheap': {
    says: '債権を買う会社は、最初の貸し手の書類を少ししか持っていないことが多いです。',
    actionable: '署名のある契約書と、あなたの借金を書いた売買の証書を求めてください。',
  },
  'es.debt.right-same-defences': {
    says: '新しい債権者にも、支払済み、古すぎる、不当な条項など前と同じことを言えます。裁判中に売られたなら、請求から9日以内に、買値で終わらせられます。',
  },
}
