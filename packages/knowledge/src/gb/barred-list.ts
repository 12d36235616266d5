/** A letter that one may be barred from work with children or adults in need (England and Wales). */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const BARRED = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  nations: ['england', 'wales'],
  kinds: ['OTHER'],
  when: {
    all: [
      { says: ['barred list', 'barred lists', 'minded to bar', 'minded to include'] },
      { says: ['dbs', 'disclosure and barring', 'disclosure & barring'] },
    ],
  },
} satisfies Partial<Rule>

export const BARRED_LIST: readonly Rule[] = [
  {
    ...BARRED,
    id: 'gb.barred.right-answer',
    kind: 'right',
    rank: 5,
    says: 'You can mostly answer before they decide, on everything they rely on. Send your side, proof and references in the time given, mostly eight weeks. Ask for more time if you have a good reason.',
    authority: {
      title: 'Safeguarding Vulnerable Groups Act 2006',
      provision:
        'Schedule 3, paragraphs 3, 9 and 16, with Safeguarding Vulnerable Groups Act 2006 (Barring Procedure) Regulations 2008, regulation 2 (eight weeks to answer)',
      url: 'https://www.legislation.gov.uk/ukpga/2006/47/schedule/3',
      inForceFrom: '2009-10-12',
    },
  },
  {
    ...BARRED,
    id: 'gb.barred.right-appeal',
    kind: 'right',
    rank: 6,
    says: 'If they bar you, you can ask the Upper Tribunal for leave to appeal, because they got the law or a fact wrong. That the bar feels too hard is not enough by itself. You mostly have three months from the date of the letter. Get a union or a solicitor.',
    authority: {
      title: 'Safeguarding Vulnerable Groups Act 2006',
      provision: 'section 4 (appeal with leave of the Upper Tribunal, on law or fact)',
      url: 'https://www.legislation.gov.uk/ukpga/2006/47/section/4',
      inForceFrom: '2009-10-12',
    },
  },
]
