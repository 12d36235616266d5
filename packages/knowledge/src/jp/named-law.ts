/** Law that an adviser names first: parking left by the driver, town taxes, health premiums, pensions, NHK, water, pay of a broken firm. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { COURT_ORDER, LEFT_CAR, LOCAL_TAX } from './conditions.ts'

const BASE = {
  country: 'jp',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

const HEALTH: Test = { says: ['国民健康保険', '国保', '国民健康保険料', '国民健康保険税'] }
const PENSION: Test = { says: ['国民年金', '年金保険料', '日本年金機構'] }
const NHK: Test = { says: ['nhk', '日本放送協会', '受信料', '受信契約'] }
const WATER: Test = { says: ['水道', '水道料金', '上下水道', '給水停止', '水道局'] }
const UNPAID_WAGES: Test = { says: ['倒産', '破産', '未払賃金', '賃金未払', '事業停止', '廃業'] }

const ROAD = {
  ...BASE,
  kinds: ['PENALTY_CHARGE_NOTICE'],
  topics: ['parking', 'criminal'],
  when: { any: [LEFT_CAR] },
} satisfies Partial<Rule>
const PUBLIC = { ...BASE, kinds: ['TAX_DEMAND'], topics: ['debt'] } satisfies Partial<Rule>
const FEE = {
  ...BASE,
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
  topics: ['debt'],
  when: { any: [NHK] },
} satisfies Partial<Rule>

const OWNER_CHARGE = {
  title: '道路交通法',
  provision: '第51条の4(放置違反金)',
  url: 'https://laws.e-gov.go.jp/law/335AC0000000105',
  inForceFrom: '2006-06-01',
}
const BROADCAST = {
  title: '放送法',
  provision: '第64条',
  url: 'https://laws.e-gov.go.jp/law/325AC0000000132',
  inForceFrom: '2011-06-30',
}

export const NAMED_LAW: readonly Rule[] = [
  {
    ...ROAD,
    id: 'jp.road.left-car',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The police ask the owner of the car to pay a parking charge (放置違反金), as the driver has paid no fine. It brings no points.',
    authority: OWNER_CHARGE,
  },
  {
    ...ROAD,
    id: 'jp.road.right-explain',
    kind: 'right',
    rank: 5,
    says: 'Before the order you can send a written explanation (弁明書) by the date in the letter. Say if the car was sold or stolen.',
    authority: OWNER_CHARGE,
  },
  {
    ...ROAD,
    id: 'jp.road.who',
    kind: 'fact',
    slot: 'who_they_are',
    rank: 5,
    says: 'This comes from the public safety commission of the police (公安委員会).',
    authority: OWNER_CHARGE,
  },
  {
    ...ROAD,
    id: 'jp.road.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'After an order this is a debt to pay. It is no crime and leaves no record of one.',
    authority: OWNER_CHARGE,
  },
  {
    ...ROAD,
    id: 'jp.road.option-pay',
    kind: 'option',
    option: 'pay',
    rank: 8,
    title: 'Pay the charge',
    says: 'Pay at a bank or post office by the date.',
    cost: 'The charge.',
    time: 'By the date in the letter.',
    risk: 'None.',
    bestFor: 'The car stood there and was yours.',
    authority: OWNER_CHARGE,
  },
  {
    ...ROAD,
    id: 'jp.road.option-explain',
    kind: 'option',
    option: 'dispute',
    rank: 9,
    title: 'Send an explanation',
    says: 'Write why it should not fall on you (弁明書), with proof.',
    cost: 'A stamp.',
    time: 'By the date in the letter.',
    risk: 'They may not agree.',
    bestFor: 'The car was sold, stolen or not there.',
    authority: OWNER_CHARGE,
  },
  {
    ...ROAD,
    id: 'jp.road.step-inspection',
    kind: 'step',
    list: 'first',
    rank: 12,
    says: 'Do not leave it. Without payment the car may fail its next inspection (車検), and the police can seize money.',
    authority: { ...OWNER_CHARGE, provision: '第51条の4、第51条の7' },
  },
  {
    ...PUBLIC,
    id: 'jp.tax.right-town-wait',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'BAILIFF_NOTICE'],
    rank: 6,
    when: { any: [LOCAL_TAX], not: [COURT_ORDER] },
    says: 'After illness, disaster, job loss or a failed business you can ask the town to wait or to take parts (徴収の猶予).',
    authority: {
      title: '地方税法',
      provision: '第15条、第15条の6',
      url: 'https://laws.e-gov.go.jp/law/325AC0000000226',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...PUBLIC,
    id: 'jp.tax.right-health',
    kind: 'right',
    rank: 6,
    when: { any: [HEALTH] },
    says: 'If your income fell, ask the town to lower the health premium (減免). Ask before the date, with proof of income.',
    authority: {
      title: '国民健康保険法',
      provision: '第77条',
      url: 'https://laws.e-gov.go.jp/law/333AC0000000192',
      inForceFrom: '1959-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'jp.tax.right-pension',
    kind: 'right',
    rank: 6,
    when: { any: [PENSION] },
    says: 'With a low income or after losing your job you can ask to be freed from the pension premium (免除). It can reach back two years.',
    authority: {
      title: '国民年金法',
      provision: '第90条から第90条の3まで',
      url: 'https://laws.e-gov.go.jp/law/334AC0000000141',
      inForceFrom: '2014-04-01',
    },
  },
  {
    ...FEE,
    id: 'jp.nhk.contract',
    kind: 'fact',
    slot: 'your_rights',
    rank: 8,
    says: 'Whoever has a set that can receive NHK must make a contract with it. Without such a set you can end the contract.',
    authority: BROADCAST,
  },
  {
    ...FEE,
    id: 'jp.nhk.right-five',
    kind: 'right',
    rank: 6,
    says: 'Each NHK fee grows too old after five years, if no court was used. You must say so yourself. Say it before you pay.',
    authority: {
      title: '民法',
      provision: '第166条、第145条',
      url: 'https://laws.e-gov.go.jp/law/129AC0000000089',
      inForceFrom: '2020-04-01',
    },
  },
  {
    ...BASE,
    id: 'jp.utility.right-water',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    topics: ['consumer'],
    rank: 8,
    when: { any: [WATER] },
    says: 'The water office may stop water only as its rules say, when a bill stays unpaid. Call before the date and ask for parts.',
    authority: {
      title: '水道法',
      provision: '第15条第3項',
      url: 'https://laws.e-gov.go.jp/law/332AC0000000177',
      inForceFrom: '1957-12-14',
    },
  },
  {
    ...BASE,
    id: 'jp.work.right-unpaid',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    topics: ['employment'],
    rank: 9,
    when: { any: [UNPAID_WAGES] },
    says: 'If the firm went broke and owes you wages, the state pays a part of them for it (立替払). Ask the labour standards office.',
    authority: {
      title: '賃金の支払の確保等に関する法律',
      provision: '第7条',
      url: 'https://laws.e-gov.go.jp/law/351AC0000000034',
      inForceFrom: '1976-07-01',
    },
  },
  {
    ...ROAD,
    checkedOn: '2026-11-22',
    id: 'jp.road.right-review',
    kind: 'right',
    rank: 9,
    says: 'If the order (納付命令) comes all the same, you can ask for a free review (審査請求) within three months of learning of it.',
    authority: {
      title: '行政不服審査法',
      url: 'https://laws.e-gov.go.jp/law/426AC0000000068',
      provision: '第18条',
      inForceFrom: '2016-04-01',
    },
  },
  {
    ...PUBLIC,
    checkedOn: '2026-11-22',
    id: 'jp.tax.right-pension-two-years',
    kind: 'right',
    rank: 7,
    when: { any: [PENSION] },
    says: 'Pension premiums lapse after two years, unless a formal reminder (督促状) came. Once its date has passed, the office can seize. Call before then.',
    authority: {
      title: '国民年金法',
      url: 'https://laws.e-gov.go.jp/law/334AC0000000141',
      provision: '第96条、第102条',
      inForceFrom: '2014-04-01',
    },
  },
]
