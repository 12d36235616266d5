/** Decisions of the care insurance: the care level (Pflegegrad) and late decisions. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const LEVEL: Test = {
  says: ['pflegegrad', 'pflegekasse', 'leistungen der pflegeversicherung', 'pflegebedürftigkeit'],
}
const DECIDED: Test = { says: ['antrag', 'höherstufung', 'widerspruch', 'bescheid', 'gutachten'] }

const BASE = {
  country: 'de',
  kinds: ['INSURANCE_DECISION', 'OTHER'],
  topics: ['general'],
  when: { all: [LEVEL, DECIDED] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const CARE_LEVEL: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.care-level.right-report',
    kind: 'right',
    rank: 3,
    says: 'The report comes with the decision, and they must explain it. It is missing? Ask for it: your time is short.',
    authority: {
      title: 'Sozialgesetzbuch XI (SGB XI)',
      provision: '§ 18c Abs. 2 SGB XI',
      url: 'https://www.gesetze-im-internet.de/sgb_11/__18c.html',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'de.care-level.right-late',
    kind: 'right',
    rank: 4,
    says: 'They must decide within 25 working days. Later they owe you €70 for each week begun, if the delay is their fault.',
    authority: {
      title: 'Sozialgesetzbuch XI (SGB XI)',
      provision: '§ 18c Abs. 1 und 5 SGB XI',
      url: 'https://www.gesetze-im-internet.de/sgb_11/__18c.html',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'de.care-level.right-score',
    kind: 'right',
    rank: 5,
    says: 'What counts is how much you can do alone, in six fields. From 12.5 points there is level 1, from 27 level 2.',
    authority: {
      title: 'Sozialgesetzbuch XI (SGB XI)',
      provision: '§§ 14 und 15 SGB XI',
      url: 'https://www.gesetze-im-internet.de/sgb_11/__15.html',
      inForceFrom: '2017-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.care-level.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Keep a diary of care for a week. Go through the report line by line and mark each point that is wrong.',
    authority: {
      title: 'Sozialgesetzbuch XI (SGB XI)',
      provision: '§§ 14, 15 und 18c SGB XI',
      url: 'https://www.gesetze-im-internet.de/sgb_11/__15.html',
      inForceFrom: '2023-10-01',
    },
  },
  {
    ...BASE,
    id: 'de.care-level.option',
    kind: 'option',
    option: 'get_help',
    rank: 5,
    says: 'Care advice is free. They must offer you a date within two weeks, at home too.',
    title: 'Get free care advice',
    cost: 'Free.',
    time: 'Within two weeks.',
    risk: 'None.',
    bestFor: 'You do not know what to write.',
    authority: {
      title: 'Sozialgesetzbuch XI (SGB XI)',
      provision: '§ 7a SGB XI',
      url: 'https://www.gesetze-im-internet.de/sgb_11/__7a.html',
      inForceFrom: '2016-01-01',
    },
  },
]
