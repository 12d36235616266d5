/** Time limits for court claims: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LIMITATION_JA: Words = {
  'gb.limitation.contract-ew': {
    says: 'ほとんどの借金や料金では、裁判の請求（court claim）を始められるのは6年間です。その後は、遅すぎると裁判所に言えます。',
    from: '相手が最初に裁判を起こせた日（請求書なら支払いの期限の日、クレジットカードやローンなら、ほとんどの場合、不払いの通知（default notice）の期限の日）',
    restartedBy:
      '6年が終わる前に、あなたか共同の借り手が払うか、借金を認める署名入りの手紙やメールを送ると、数え直しになることがあります。',
  },
  'gb.limitation.contract-scotland': {
    says: 'スコットランドでは、ほとんどの借金は5年で消えます。その間に支払いも、書面で認めることも、裁判もない場合です。その後は払う義務がありません。',
    from: '借金の支払いの期限の日',
    restartedBy:
      '5年が終わる前に、支払い、はっきり書面で認めること、相手の裁判があると、数え直しになることがあります。',
  },
  'gb.limitation.contract-ni': {
    says: '北アイルランドでは、ほとんどの借金で、裁判の請求（court claim）を始められるのは6年間です。その後は、遅すぎると裁判所に言えます。',
    from: '相手が最初に裁判を起こせた日',
    restartedBy: '6年が終わる前に、払うか、署名した書面で認めると、数え直しになることがあります。',
  },
  'gb.limitation.secured-ew': {
    says: '家を担保にした借金では、貸し手は元金を12年間請求できます。利息は6年間です。',
    from: '貸し手が最初に返済を求められた日',
    restartedBy: '12年が終わる前に、払うか、署名した書面で認めると、数え直しになることがあります。',
  },
  'gb.limitation.rent-ew': {
    says: '家賃は、支払いの期限の日から6年間、裁判で請求できます。',
    from: '各家賃の支払いの期限の日',
    restartedBy:
      '6年が終わる前に、その家賃を払うか、署名した書面で認めると、数え直しになることがあります。',
  },
  'gb.limitation.copyright-ew': {
    says: '著作権を破ったという請求は、使った日から6年以内に始めなければなりません。',
    from: '音楽を流した、または作品を使った日',
    restartedBy: '使うたびに、新しい6年が始まります。',
  },
}
