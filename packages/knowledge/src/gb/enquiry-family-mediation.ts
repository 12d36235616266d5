/** Questions about mediation before a family court. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED, ENGLAND_AND_WALES } from './cite-law.ts'

export const ENQUIRY_FAMILY_MEDIATION: readonly Rule[] = [
  {
    ...CHECKED,
    checkedOn: '2026-11-22',
    nations: ENGLAND_AND_WALES,
    id: 'gb.ask-family.mediation',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'general', 'housing', 'debt'],
    rank: 4,
    asks: [
      ['family mediation', 'miam', 'mediation', 'mediator'],
      [
        'my kids',
        'my children',
        'my child',
        'the kids',
        'custody',
        'contact',
        'divorce',
        'family court',
        'my ex',
        'child arrangements',
      ],
    ],
    verdict: 'do_this',
    says: 'You must in most cases go to one meeting about mediation (MIAM) before you apply to the family court. Mediation itself is your choice. You need no meeting if there was abuse, or if it is urgent. Ask the mediator if a voucher or legal aid can pay.',
    authority: {
      title: 'Children and Families Act 2014',
      provision: 'section 10, with Family Procedure Rules 2010, Part 3',
      url: 'https://www.legislation.gov.uk/ukpga/2014/6/section/10',
      inForceFrom: '2014-04-22',
    },
  },
]
