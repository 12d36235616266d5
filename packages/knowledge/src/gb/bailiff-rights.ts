/** Rights of who gets a bailiff letter in England or Wales. */
import type { Rule } from '@plainletter/contracts/rule'

import { BAILIFF_ROW, BUSINESS_ADDRESS, COURT_FINE, LET_IN_BEFORE } from './bailiff-cues.ts'
import { cite } from './cite-law.ts'

export const BAILIFF_RIGHTS: readonly Rule[] = [
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-hours',
    kind: 'right',
    rank: 20,
    says: 'A bailiff may only visit a home between 6 am and 9 pm, unless a court allows other hours.',
    authority: cite('goods', 'regulations 13 and 22', 'regulation/22'),
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-door',
    kind: 'right',
    rank: 10,
    when: { not: [COURT_FINE, BUSINESS_ADDRESS, LET_IN_BEFORE] },
    says: 'You have the right to keep your door closed. A bailiff may only come in by a door or another usual way in, not by a window.',
    authority: cite('goods', 'regulation 20', 'regulation/20'),
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-identity',
    kind: 'right',
    rank: 30,
    says: 'You have the right to see proof of who the bailiff is and of their power to collect. They can pass it through the letterbox.',
    authority: cite('tcea', 'Schedule 12, paragraph 26', 'schedule/12'),
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-basic-goods',
    kind: 'right',
    rank: 40,
    says: 'They must leave what your home needs: cooker or microwave, fridge, washing machine, beds, table and chairs, heating, phone and clothes.',
    authority: cite('goods', 'regulation 4(1)(b)', 'regulation/4'),
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-tools',
    kind: 'right',
    rank: 45,
    when: { not: [{ says: ['business rates', 'non-domestic rates'] }] },
    says: 'They must leave tools, a computer or a vehicle that you need for work or study, up to £1,350 in total.',
    authority: cite('goods', 'regulation 4(1)(a)', 'regulation/4'),
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-own-goods',
    kind: 'right',
    rank: 50,
    says: 'They can only take goods that belong to the person who owes the debt. This includes things you own with someone else.',
    authority: cite('tcea', 'Schedule 12, paragraphs 3 and 10', 'schedule/12'),
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-child-alone',
    kind: 'right',
    rank: 60,
    says: 'They may not come in if the only people at home are children under 16 or vulnerable adults.',
    authority: cite('goods', 'regulations 10 and 23', 'regulation/23'),
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-vulnerable',
    kind: 'right',
    rank: 35,
    says: 'If you are ill, disabled or at risk, say so. The visit fee cannot be kept unless you had a fair chance to get advice first.',
    authority: cite('fees', 'regulation 12', 'regulation/12'),
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-pay-stops',
    kind: 'right',
    rank: 70,
    says: 'If you pay the full sum and fees before a sale, they must stop and give back what they took.',
    authority: cite('tcea', 'Schedule 12, paragraph 58', 'schedule/12'),
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-blue-badge',
    kind: 'right',
    rank: 75,
    says: 'They may not take a car that shows a valid Blue Badge because it is used to carry a disabled person.',
    authority: cite('goods', 'regulation 4(1)(d)', 'regulation/4'),
  },
  {
    ...BAILIFF_ROW,
    id: 'gb.bailiff.right-court',
    kind: 'right',
    rank: 90,
    says: 'If a bailiff breaks the rules, a court can order your goods back or order them to pay you. Get advice first, as costs are a risk.',
    authority: cite('tcea', 'Schedule 12, paragraph 66', 'schedule/12'),
  },
]
