/** Questions of tenants who keep a pet without leave. */
import type { Rule } from '@plainletter/contracts/rule'

export const ENQUIRY_HIDDEN_PET: readonly Rule[] = [
  {
    country: 'jp',
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
    id: 'jp.ask.pet-hidden',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 5,
    verdict: 'no',
    when: { not: [{ says: ['退去費用', '原状回復', '隣の犬', '隣の猫', '鳴き声'] }] },
    asks: [
      ['ペット', '犬', '猫', '動物'],
      ['禁止', '内緒', '隠れて', '無断', '契約違反', '不可', 'ばれ', 'バレ', '飼って'],
      ['出て行', '退去', '解約', '大家', '管理会社', '追い出', '違約金', '出ない', '出な'],
    ],
    says: 'No, not at once. A hidden pet breaks the lease. But the landlord must first ask you to put it right in a fair time. Only if trust is broken can the lease be ended, and only a court can put you out. So answer in writing. Offer a date by which the pet goes, or ask for leave against a higher deposit. Real damage and smell are yours to pay. Sign no paper that you will leave.',
    authority: {
      title: '民法と借地借家法',
      provision: '民法第541条、第616条、借地借家法第28条',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '2020-04-01',
    },
  },
]
