/** Debts to a city, a ministry or a public fund: who seizes without a court, who needs one, and how to get time. */
import type { Rule } from '@plainletter/contracts/rule'

import { CRIMINAL_FINE, PUBLIC_CONTRACT, PUBLIC_PREMIUM } from './conditions.ts'

const BASE = {
  country: 'jp',
  kinds: ['DEBT_COLLECTION_LETTER'],
  topics: ['debt'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>
/** Any debt to an office whose law the letter does not name. */
const OFFICE = {
  ...BASE,
  creditor: 'public',
  when: { not: [PUBLIC_PREMIUM, PUBLIC_CONTRACT, CRIMINAL_FINE] },
} satisfies Partial<Rule>
const PREMIUM = {
  ...BASE,
  kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND'],
  when: { any: [PUBLIC_PREMIUM] },
} satisfies Partial<Rule>
const CONTRACT = { ...BASE, when: { any: [PUBLIC_CONTRACT] } } satisfies Partial<Rule>
const PUBLIC_HOME = {
  ...BASE,
  when: {
    any: [
      {
        says: [
          '市営住宅',
          '町営住宅',
          '村営住宅',
          '区営住宅',
          '県営住宅',
          '都営住宅',
          '府営住宅',
          '道営住宅',
          '公営住宅',
        ],
      },
    ],
  },
} satisfies Partial<Rule>
const FINE = {
  ...BASE,
  creditor: 'public',
  when: { any: [CRIMINAL_FINE] },
} satisfies Partial<Rule>

const TOWNS = {
  title: '地方自治法',
  url: 'https://laws.e-gov.go.jp/law/322AC0000000067',
  inForceFrom: '2018-04-01',
} as const
const TOWN_ORDER = {
  title: '地方自治法施行令',
  url: 'https://laws.e-gov.go.jp/law/322CO0000000016',
  inForceFrom: '2004-11-10',
} as const
const COLLECT = {
  title: '国税徴収法',
  url: 'https://laws.e-gov.go.jp/law/334AC0000000147',
  inForceFrom: '2015-04-01',
} as const
const HEALTH = {
  title: '国民健康保険法',
  url: 'https://laws.e-gov.go.jp/law/333AC0000000192',
  inForceFrom: '2018-04-01',
} as const
const HOMES = {
  title: '公営住宅法',
  url: 'https://laws.e-gov.go.jp/law/326AC0000000193',
  inForceFrom: '2017-07-26',
} as const
const CRIMES = {
  title: '刑法',
  url: 'https://laws.e-gov.go.jp/law/140AC0000000045',
  inForceFrom: '2006-05-28',
} as const

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'jp.public-debt.want',
    creditor: 'public',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    authority: { ...TOWNS, provision: '第231条の3' },
    says: 'A public office says that you owe it this money.',
  },
  {
    ...OFFICE,
    id: 'jp.public-debt.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 6,
    authority: { ...TOWNS, provision: '第231条の3、地方自治法施行令第171条の2' },
    says: 'For taxes and premiums an office can seize without a court. For rent, loans or school meals it needs a court. Ask which it is.',
  },
  {
    ...PREMIUM,
    id: 'jp.public-debt.who-premium',
    kind: 'fact',
    kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'BAILIFF_NOTICE'],
    slot: 'who_they_are',
    rank: 5,
    authority: {
      ...TOWNS,
      provision: '第231条の3第3項、国民健康保険法第79条の2、国民年金法第96条',
    },
    says: 'This is a public office. After a formal reminder (督促状) it can seize for this charge without a court.',
  },
  {
    ...PREMIUM,
    id: 'jp.public-debt.reality-premium',
    dayToAct: 'open',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    authority: { ...COLLECT, provision: '第47条、第141条、第151条' },
    says: 'It can look into your accounts and your pay, and take from them. Talk to the office before the date. It often agrees to parts.',
  },
  {
    ...CONTRACT,
    id: 'jp.public-debt.who-contract',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    authority: { ...TOWN_ORDER, provision: '第171条の2、民事執行法第22条' },
    says: 'This is a public body. But for this debt it needs a court, like anyone else.',
  },
  {
    ...CONTRACT,
    id: 'jp.public-debt.reality-contract',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    authority: {
      title: '民事訴訟法',
      url: 'https://laws.e-gov.go.jp/law/408AC0000000109',
      provision: '第386条、第391条、民事執行法第22条',
      inForceFrom: '1998-01-01',
    },
    says: 'This letter alone takes nothing. If a payment order (支払督促) comes from a court, object within two weeks.',
  },
  {
    ...BASE,
    id: 'jp.public-debt.rights',
    creditor: 'public',
    kind: 'fact',
    slot: 'your_rights',
    rank: 6,
    authority: { ...TOWNS, provision: '第231条の3、地方自治法施行令第171条の6' },
    says: 'You can ask how they counted the sum, say that it is wrong, and ask for parts or more time.',
  },
  {
    ...PREMIUM,
    id: 'jp.public-debt.old',
    kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'BAILIFF_NOTICE'],
    kind: 'fact',
    slot: 'did_you_know',
    rank: 6,
    authority: {
      ...HEALTH,
      provision: '第110条、介護保険法第200条、国民年金法第102条、地方税法第18条',
    },
    says: 'Premiums (保険料) are too old after two years, taxes (保険税) after five. A formal reminder (督促状) starts that time again.',
  },
  {
    ...PREMIUM,
    id: 'jp.public-debt.right-review',
    kinds: ['DEBT_COLLECTION_LETTER', 'TAX_DEMAND', 'BAILIFF_NOTICE'],
    kind: 'right',
    rank: 8,
    authority: {
      title: '行政不服審査法',
      url: 'https://laws.e-gov.go.jp/law/426AC0000000068',
      provision: '第18条、国民健康保険法第91条、第99条',
      inForceFrom: '2016-04-01',
    },
    says: 'Against a premium bill or a seizure you can ask for a free review (審査請求), mostly within three months of learning of it.',
  },
  {
    ...BASE,
    id: 'jp.public-debt.right-less-health',
    kind: 'right',
    rank: 6,
    when: { any: [{ says: ['国民健康保険料', '国民健康保険税'] }] },
    authority: { ...HEALTH, provision: '第77条、地方税法第15条、第717条' },
    says: 'Did your income fall, or did illness or a disaster strike? Ask the town for a lower premium (減免) or more time (徴収猶予).',
  },
  {
    ...PREMIUM,
    id: 'jp.public-debt.right-live',
    kind: 'right',
    rank: 9,
    authority: {
      ...COLLECT,
      provision: '第75条、第76条、国税徴収法施行令第34条',
      inForceFrom: '2026-04-01',
    },
    says: 'A seizure of pay must leave you ¥107,000 a month, ¥48,000 for each family member, and a part of the rest.',
  },
  {
    ...PREMIUM,
    id: 'jp.public-debt.right-stop',
    kind: 'right',
    rank: 12,
    authority: { ...COLLECT, provision: '第153条、地方税法第15条の7' },
    says: 'If there is nothing to take, or it would leave you unable to live, the office can stop collecting (滞納処分の停止). Ask for it.',
  },
  {
    ...PUBLIC_HOME,
    id: 'jp.public-debt.right-rent',
    kind: 'right',
    rank: 5,
    authority: { ...HOMES, provision: '第16条、第19条' },
    says: 'If your income fell or you are ill, ask the office for lower rent (減免) or more time (徴収猶予).',
  },
  {
    ...PUBLIC_HOME,
    id: 'jp.public-debt.rent-leave',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 5,
    authority: { ...HOMES, provision: '第32条' },
    says: 'At three months of unpaid rent the office can ask you to leave. Only a court can make you go, so call now.',
  },
  {
    ...FINE,
    id: 'jp.public-debt.reality-fine',
    kind: 'fact',
    slot: 'reality_check',
    rank: 3,
    authority: { ...CRIMES, provision: '第18条、刑事訴訟法第490条' },
    says: 'This is a fine of a criminal court. Unpaid, it can mean seizure, or days of labour in custody (労役場留置).',
  },
  {
    ...FINE,
    id: 'jp.public-debt.step-fine',
    kind: 'step',
    list: 'first',
    rank: 3,
    authority: { ...CRIMES, provision: '第18条、刑事訴訟法第472条、第490条' },
    says: "Call the prosecutor's office today. Say what you earn and ask for time or parts.",
  },
  {
    ...BASE,
    id: 'jp.public-debt.step-talk',
    creditor: 'public',
    kind: 'step',
    list: 'first',
    rank: 6,
    authority: { ...COLLECT, provision: '第151条、第151条の2、地方自治法施行令第171条の6' },
    says: 'Call or visit the office before the date. Bring proof of pay and costs, and ask for parts that you can keep.',
  },
  {
    ...BASE,
    id: 'jp.public-debt.step-count',
    creditor: 'public',
    kind: 'step',
    list: 'first',
    rank: 7,
    authority: { ...TOWNS, provision: '第231条の3、第236条' },
    says: 'Ask for a list of the months, the sums and the formal reminders (督促状), with their days. Compare it with your receipts.',
  },
  {
    ...BASE,
    id: 'jp.public-debt.option-parts',
    creditor: 'public',
    kind: 'option',
    rank: 6,
    option: 'negotiate',
    title: 'Ask the office for parts or time',
    authority: { ...COLLECT, provision: '第151条の2、地方自治法施行令第171条の6' },
    says: 'Show the office your income and costs.',
    cost: 'A late charge may run on.',
    time: 'One visit.',
    risk: 'If you miss a part, collecting can start again.',
    bestFor: 'You owe it and cannot pay at once.',
  },
]
