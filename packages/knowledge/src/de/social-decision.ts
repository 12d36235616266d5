/** Refusals of social offices: disability, parental benefit, social assistance, unemployment benefit. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const OFFICE: Test = {
  says: [
    'elterngeld',
    'elterngeldstelle',
    'grad der behinderung',
    'versorgungsamt',
    'schwerbehindertenausweis',
    'sgb ix',
    'sozialamt',
    'sozialhilfe',
    'grundsicherung im alter',
    'sgb xii',
    'eingliederungshilfe',
    'arbeitslosengeld',
    'agentur für arbeit',
    'erwerbsminderung',
    'rentenversicherung',
    'rentenbescheid',
    'altersrente',
    'sozialgericht',
    'kinderzuschlag',
  ],
}
const REMEDY: Test = { says: ['widerspruch', 'rechtsbehelfsbelehrung', 'rechtsbehelf'] }
const DISABILITY: Test = {
  says: ['grad der behinderung', 'gdb', 'schwerbehindertenausweis', 'merkzeichen'],
}
const PARENTS: Test = { says: ['elterngeld', 'elterngeldstelle'] }
const NOT_HERE: Test = { says: ['jobcenter', 'krankengeld', 'kindergeld'] }

const BASE = {
  country: 'de',
  kinds: ['OTHER'],
  topics: ['general'],
  when: { all: [OFFICE, REMEDY], not: [NOT_HERE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const SOCIAL_DECISION: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.social.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'A social office says no, or gives less than you asked for.',
    authority: cite('sgg', '84'),
  },
  {
    ...BASE,
    id: 'de.social.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'A no is often not the last word. An objection is free, and one sentence is enough.',
    authority: cite('sgg', '84', { provision: '§§ 84 und 183 SGG' }),
  },
  {
    ...BASE,
    id: 'de.social.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 10,
    terms: {
      trigger: 'letter',
      service: {
        days: 4,
        unit: 'days',
        says: 'a letter of an office counts as received on the fourth day after posting',
      },
      count: 1,
      unit: 'months',
      roll: 'next_working_day',
    },
    example: { clause: 'SGG § 84', trigger: '2026-11-12', result: '2026-12-16' },
    says: 'You have one month from the day the decision reached you. Reasons can follow.',
    action: 'Send your objection (Widerspruch) to the office',
    consequence: 'The decision becomes final. Later only a review (Überprüfungsantrag) is left.',
    authority: cite('sgg', '84', { provision: '§ 84 SGG, § 37 Abs. 2 SGB X', from: '2025-01-01' }),
  },
  {
    ...BASE,
    id: 'de.social.right-court',
    kind: 'right',
    rank: 5,
    says: 'The objection and the social court cost you nothing. You need no lawyer. In need the court decides fast (Eilantrag).',
    authority: cite('sgg', '183', { provision: '§§ 84, 86b und 183 SGG' }),
  },
  {
    ...BASE,
    id: 'de.social.right-file',
    kind: 'right',
    rank: 6,
    says: 'You may see your file and any medical report. The decision must give its reasons.',
    authority: cite('sgb10', '25', { provision: '§§ 24, 25 und 35 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.social.right-review',
    kind: 'right',
    rank: 9,
    says: 'Missed the month? Ask for a review. If your state gets worse, apply again (Änderungsantrag).',
    authority: cite('sgb10', '44', { provision: '§§ 44 und 48 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.social.right-disability',
    kind: 'right',
    rank: 4,
    when: { all: [DISABILITY, REMEDY] },
    says: 'All your illnesses count together, by how they limit your life. From 50 you are severely disabled. From 30 the job office can treat you alike.',
    authority: {
      title: 'Sozialgesetzbuch IX (SGB IX)',
      provision: '§ 152 und § 2 SGB IX',
      url: 'https://www.gesetze-im-internet.de/sgb_9_2018/__152.html',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.social.right-parents',
    kind: 'right',
    rank: 5,
    when: { all: [PARENTS] },
    says: 'Parental benefit is paid back for three months before you applied at most. Against a no you go to the social court.',
    authority: {
      title: 'Bundeselterngeld- und Elternzeitgesetz (BEEG)',
      provision: '§§ 1, 7 und 13 BEEG',
      url: 'https://www.gesetze-im-internet.de/beeg/__13.html',
      inForceFrom: '2007-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.social.right-pension-years',
    kind: 'right',
    rank: 4,
    checkedOn: '2026-11-24',
    when: {
      all: [
        { says: ['rentenversicherung', 'rentenbescheid', 'altersrente'] },
        {
          says: [
            'kindererziehungszeiten',
            'kindererziehungszeit',
            'erziehungszeiten',
            'zeiten',
            'versicherungsverlauf',
          ],
        },
      ],
    },
    says: 'Years with a small child count for your pension, at most three for each, also without work. Prove gaps later too: they must correct the record.',
    authority: cite('sgb6', '56', { provision: '§§ 56, 149 und 249 SGB VI' }),
  },
  {
    ...BASE,
    id: 'de.social.step',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Write "I object to the decision of this date" with your number. Ask for the file. Send doctors’ letters later.',
    authority: cite('sgg', '84', { provision: '§ 84 SGG, § 25 SGB X' }),
  },
  {
    ...BASE,
    id: 'de.social.option',
    kind: 'option',
    option: 'appeal',
    rank: 10,
    says: 'Object in time. A social association (VdK, SoVD) can write the reasons.',
    title: 'Object for free',
    cost: 'Free.',
    time: 'Within one month.',
    risk: 'None.',
    bestFor: 'Something was left out.',
    authority: cite('sgg', '84', { provision: '§§ 84 und 183 SGG' }),
  },
]
