/** Families in the United Kingdom: what to know at once. */
import { factsOf } from '../../tactic-rows.ts'
import { ABUSE, CHILD, DIVORCE, FAMILY_LAW as LAW, MAINTENANCE, MONEY } from './family-law.ts'
import { EW, GB, NI, SCOTLAND } from './law.ts'

const SHEET = { country: 'gb', area: 'family' } as const

export const FAMILY_FACTS = factsOf(SHEET, [
  {
    id: 'no-blame',
    nations: EW,
    says: 'In England and Wales you need no reason for divorce but that the marriage has broken down. It takes at least 26 weeks.',
    when: DIVORCE,
    law: LAW.divorce,
  },
  {
    id: 'money-apart',
    nations: EW,
    says: 'Divorce does not end money claims. Only a court order does.',
    when: [...DIVORCE, ...MONEY],
    law: LAW.money,
  },
  {
    id: 'child-first',
    nations: EW,
    says: 'A court decides what is best for the child. No parent wins by being the mother or the father.',
    when: CHILD,
    law: LAW.welfare,
  },
  {
    id: 'protection-free',
    nations: EW,
    says: 'A court order against abuse has no fee. In danger call 999.',
    when: ABUSE,
    law: LAW.protection,
  },
  {
    id: 'no-common-law',
    nations: EW,
    says: 'There is no "common law marriage". Living together gives you few rights to money or the home.',
    when: ['unmarried', 'living together', 'partner', 'common law'],
    law: LAW.money,
  },
  {
    id: 'parents-equal',
    nations: EW,
    says: 'A father named on the birth certificate since December 2003 has parental responsibility.',
    when: ['father', 'dad', 'birth certificate', ...CHILD],
    law: LAW.responsibility,
  },
  {
    id: 'maintenance-duty',
    nations: GB,
    says: 'A parent must pay for a child also without contact. Pay and contact are two separate things.',
    when: MAINTENANCE,
    law: LAW.maintenance,
  },
  {
    id: 'review',
    nations: GB,
    says: 'You have one month to ask for a review of a child maintenance decision.',
    when: MAINTENANCE,
    law: LAW.review,
  },
  {
    id: 'scots-divorce',
    nations: SCOTLAND,
    says: 'In Scotland you can divorce after one year apart if both agree, or two years if not.',
    when: DIVORCE,
    law: LAW.scotsDivorce,
  },
  {
    id: 'scots-money',
    nations: SCOTLAND,
    says: 'In Scotland what you built up in the marriage is mostly shared fairly, which often means half. Claim before the divorce is granted.',
    when: MONEY,
    law: LAW.scotsMoney,
  },
  {
    id: 'scots-cohabit',
    nations: SCOTLAND,
    says: 'In Scotland unmarried partners have one year from the split to claim money in court.',
    when: ['unmarried', 'partner', 'living together'],
    law: LAW.scotsCohabit,
  },
  {
    id: 'ni-divorce',
    nations: NI,
    says: 'In Northern Ireland you need a ground for divorce. Two years apart is enough if both agree, five if not.',
    when: DIVORCE,
    law: LAW.niDivorce,
  },
  {
    id: 'ni-child',
    nations: NI,
    says: 'In Northern Ireland a court puts the welfare of the child first.',
    when: CHILD,
    law: LAW.niChild,
  },
  {
    id: 'ni-protection',
    nations: NI,
    says: 'In Northern Ireland a court can order an abuser to stay away, at once if needed. In danger call 999.',
    when: ABUSE,
    law: LAW.niProtection,
  },
  {
    id: 'agree-first',
    says: 'An agreement you both accept is mostly faster and cheaper than court. A court can make it binding.',
    law: LAW.representing,
  },
])
