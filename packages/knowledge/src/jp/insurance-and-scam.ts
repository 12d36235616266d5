/** Decisions of insurers, swindlers, and bills for power: what the law says. */
import type { Rule } from '@plainletter/contracts/rule'

import { SETTLEMENT } from './conditions.ts'

const INSURER = {
  country: 'jp',
  kinds: ['INSURANCE_DECISION'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const SCAM = {
  country: 'jp',
  kinds: ['SCAM_LETTER'],
  topics: ['consumer'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BILL = {
  country: 'jp',
  kinds: ['UTILITY_BILL_DEMAND'],
  topics: ['debt'],
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const INSURANCE_AND_SCAM: readonly Rule[] = [
  {
    ...SCAM,
    id: 'jp.scam.false-page',
    kind: 'fact',
    rank: 5,
    says: 'A false login page that takes your password is a crime. Do not open the link. Open the real app or site yourself.',
    slot: 'did_you_know',
    authority: {
      title: '不正アクセス行為の禁止等に関する法律(不正アクセス禁止法)',
      provision: '第4条、第7条(フィッシング)、刑法第246条の2',
      url: 'https://laws.e-gov.go.jp/law/411AC0000000128',
      inForceFrom: '2012-05-01',
    },
  },
  {
    ...INSURER,
    id: 'jp.insure.reality',
    kind: 'fact',
    rank: 5,
    says: 'This is the view of the insurer. You can ask again and complain for free.',
    slot: 'reality_check',
    authority: {
      title: '保険法',
      provision: '第1条',
      url: 'https://laws.e-gov.go.jp/law/420AC0000000056',
      inForceFrom: '2010-04-01',
    },
  },
  {
    ...INSURER,
    id: 'jp.insure.right-three-years',
    kind: 'right',
    rank: 5,
    when: { not: [SETTLEMENT] },
    says: 'You can claim for three years. After that the claim can end.',
    authority: {
      title: '保険法',
      provision: '第95条',
      url: 'https://laws.e-gov.go.jp/law/420AC0000000056',
      inForceFrom: '2010-04-01',
    },
  },
  {
    ...INSURER,
    id: 'jp.insure.right-disclosure',
    kind: 'right',
    rank: 10,
    when: { any: [{ says: ['告知', '解除', '通知義務'] }] },
    says: 'If they say that you hid something, it must have been asked, and they must act within one month of knowing. Harm with no link to it must still be paid.',
    authority: {
      title: '保険法',
      provision: '第28条、第31条、第55条、第59条、第84条、第88条',
      url: 'https://laws.e-gov.go.jp/law/420AC0000000056',
      inForceFrom: '2010-04-01',
    },
  },
  {
    ...INSURER,
    id: 'jp.insure.right-pay-time',
    kind: 'right',
    rank: 15,
    says: 'They must pay within a fair time for checking. Later they owe interest.',
    authority: {
      title: '保険法',
      provision: '第21条、第52条、第81条',
      url: 'https://laws.e-gov.go.jp/law/420AC0000000056',
      inForceFrom: '2010-04-01',
    },
  },
  {
    ...INSURER,
    id: 'jp.insure.step-review',
    kind: 'step',
    list: 'first',
    rank: 20,
    says: 'Complain to the insurer. Then use the free body for insurance disputes (金融ADR).',
    authority: {
      title: '保険業法',
      provision: '第105条の2、第308条の2(金融ADR、指定紛争解決機関)',
      url: 'https://laws.e-gov.go.jp/law/407AC0000000105',
      inForceFrom: '2010-10-01',
    },
  },
  {
    ...SCAM,
    id: 'jp.scam.not-yet',
    kind: 'fact',
    rank: 5,
    says: 'Nothing happens to you if you do not answer. Tricking people for money is a crime.',
    slot: 'cannot_happen_yet',
    authority: {
      title: '刑法',
      provision: '第246条(詐欺)',
      url: 'https://laws.e-gov.go.jp/law/140AC0000000045',
      inForceFrom: '1908-10-01',
    },
  },
  {
    ...SCAM,
    id: 'jp.scam.right-unordered',
    kind: 'right',
    rank: 10,
    says: 'Goods that you never ordered may be thrown away at once. You need not pay.',
    authority: {
      title: '特定商取引に関する法律',
      provision: '第59条(注文していない商品)',
      url: 'https://laws.e-gov.go.jp/law/351AC0000000057',
      inForceFrom: '2021-07-06',
    },
  },
  {
    ...SCAM,
    id: 'jp.scam.right-freeze',
    kind: 'right',
    rank: 15,
    says: 'If you sent money, your bank can stop the account of the swindler. Call the bank and the police at once.',
    authority: {
      title: '犯罪利用預金口座等に係る資金による被害回復分配金の支払等に関する法律',
      provision: '第3条(口座の停止)',
      url: 'https://laws.e-gov.go.jp/',
      inForceFrom: '2008-06-21',
    },
  },
  {
    ...SCAM,
    id: 'jp.scam.step-keep',
    kind: 'step',
    list: 'first',
    rank: 30,
    says: 'Keep the message, the number and proof of payment.',
    authority: {
      title: '刑法',
      provision: '第246条(詐欺)',
      url: 'https://laws.e-gov.go.jp/law/140AC0000000045',
      inForceFrom: '1908-10-01',
    },
  },
  {
    ...BILL,
    id: 'jp.bill.not-yet',
    kind: 'fact',
    rank: 5,
    says: 'They must tell you in writing before they cut the power. Look for the day.',
    slot: 'cannot_happen_yet',
    authority: {
      title: '電気事業法',
      provision: '第2条の13から第2条の17まで',
      url: 'https://laws.e-gov.go.jp/law/339AC0000000170',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...BILL,
    id: 'jp.bill.right-welfare',
    kind: 'right',
    rank: 10,
    says: 'Your town must advise you for free when money is short, and can help with rent and a budget.',
    authority: {
      title: '生活困窮者自立支援法',
      provision: '第5条、第6条',
      url: 'https://laws.e-gov.go.jp/law/425AC0000000105',
      inForceFrom: '2015-04-01',
    },
  },
  {
    ...BILL,
    id: 'jp.bill.right-last-resort',
    kind: 'right',
    rank: 15,
    says: 'If one seller ends your contract, you can ask another, and at last the area company, for power.',
    authority: {
      title: '電気事業法',
      provision: '第17条、第20条(最終保障供給)',
      url: 'https://laws.e-gov.go.jp/law/339AC0000000170',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...BILL,
    id: 'jp.bill.step-check',
    kind: 'step',
    list: 'first',
    rank: 15,
    says: 'Check the meter, the period and the price plan on the bill.',
    authority: {
      title: '電気事業法',
      provision: '第2条の13から第2条の17まで',
      url: 'https://laws.e-gov.go.jp/law/339AC0000000170',
      inForceFrom: '2016-04-01',
    },
  },
]
