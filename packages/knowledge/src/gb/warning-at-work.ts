/** A written warning at work: nothing has ended the job. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { COMPANION, code } from './hearing-at-work-sources.ts'
import { HEARING_AT_WORK } from './named-law-rights.ts'

const AT_WORK = {
  ...CHECKED,
  kinds: ['DISMISSAL_LETTER', 'OTHER'],
  papers: ['disciplinary_hearing', 'work_warning', 'work_suspension'],
  nations: ['england', 'wales', 'scotland'],
} satisfies Partial<Rule>
const WARNING = { ...AT_WORK, papers: ['work_warning'] } satisfies Partial<Rule>
const OWN_DATA: Authority = {
  title: 'UK General Data Protection Regulation',
  provision: 'Articles 12 and 15',
  url: 'https://www.legislation.gov.uk/eur/2016/679/article/15',
  inForceFrom: '2018-05-25',
}
const OLD_WARNINGS: Authority = {
  title: 'Davies v Sandwell Metropolitan Borough Council [2013] EWCA Civ 135',
  provision: 'a tribunal seldom looks again at an earlier warning',
  url: 'https://www.bailii.org/ew/cases/EWCA/Civ/2013/135.html',
  inForceFrom: '2013-02-26',
}

export const WARNING_AT_WORK: readonly Rule[] = [
  {
    ...WARNING,
    id: 'gb.warning.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    says: 'This warning alone cannot end your job. To dismiss you they would need a further reason, and a new hearing.',
    authority: code('paragraphs 18 to 23'),
  },
  {
    ...WARNING,
    id: 'gb.warning.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 8,
    says: 'A warning holds for a set time. After that it should in most cases no longer count.',
    authority: code('paragraph 21'),
  },
  {
    ...WARNING,
    id: 'gb.warning.right-appeal',
    kind: 'right',
    rank: 5,
    says: 'You can appeal against a warning. They should hear you at a meeting, and someone else should decide, where that can be.',
    authority: code('paragraphs 26 to 29'),
  },
  {
    ...WARNING,
    id: 'gb.warning.right-companion',
    kind: 'right',
    rank: 6,
    when: { not: [HEARING_AT_WORK] },
    says: 'You can bring a workmate or a union official to the appeal meeting.',
    authority: COMPANION,
  },
  {
    ...WARNING,
    id: 'gb.warning.right-content',
    kind: 'right',
    rank: 7,
    says: 'It must say what was wrong, what must change and by when, how long it holds and what may follow.',
    authority: code('paragraphs 21 and 22'),
  },
  {
    ...WARNING,
    id: 'gb.warning.right-data',
    kind: 'right',
    rank: 10,
    says: 'You can ask for the notes and statements they hold about you. They have one month to answer, and it is free.',
    authority: OWN_DATA,
  },
  {
    ...WARNING,
    id: 'gb.warning.step-appeal',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Look for the last day to appeal. A short note in time is enough: "I appeal. My reasons follow."',
    authority: code('paragraph 26'),
  },
  {
    ...WARNING,
    id: 'gb.warning.step-late',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Has the day passed? Appeal all the same and say why it is late. They may still look at it.',
    authority: code('paragraph 26'),
  },
  {
    ...WARNING,
    id: 'gb.warning.step-diary',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Do what they fairly ask and keep a diary of it. Say in writing what help you need, such as training or other hours.',
    authority: code('paragraph 21'),
  },
  {
    ...WARNING,
    id: 'gb.warning.option-appeal',
    kind: 'option',
    option: 'appeal',
    rank: 5,
    title: 'Appeal against the warning',
    says: 'Say what is wrong: the facts, the way it was done, or that others were treated more lightly.',
    cost: 'Nothing.',
    time: 'Some weeks.',
    risk: 'Low. On appeal it should not be made worse.',
    bestFor: 'The warning is wrong or too hard.',
    authority: code('paragraphs 26 to 29'),
  },
  {
    ...WARNING,
    id: 'gb.warning.option-note',
    kind: 'option',
    option: 'comply',
    rank: 8,
    title: 'Leave it, with your note on file',
    says: 'Accept it for now, and ask that your own short note is kept with it.',
    cost: 'Nothing.',
    time: 'A few days.',
    risk: 'The warning stands for its time.',
    bestFor: 'It is fair, or you want peace.',
    authority: code('paragraph 21'),
  },
  {
    ...WARNING,
    id: 'gb.warning.insight-later',
    kind: 'insight',
    severity: 'medium',
    rank: 6,
    nations: ['england', 'wales'],
    says: 'If it comes to dismissal later, a tribunal seldom looks again at a warning that nobody challenged.',
    actionable: 'If it is wrong, appeal now, even in a few lines.',
    confidence: 0.8,
    authority: OLD_WARNINGS,
  },
]
