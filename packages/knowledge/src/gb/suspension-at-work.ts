/** A suspension from work: no punishment, and nothing is decided. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, cite } from './cite-law.ts'
import { ACAS_HELP, COMPANION, code } from './hearing-at-work-sources.ts'

const AT_WORK = {
  ...CHECKED,
  kinds: ['DISMISSAL_LETTER', 'OTHER'],
  papers: ['disciplinary_hearing', 'work_warning', 'work_suspension'],
  nations: ['england', 'wales', 'scotland'],
} satisfies Partial<Rule>
const SUSPENSION = { ...AT_WORK, papers: ['work_suspension'] } satisfies Partial<Rule>
const WAGES = cite('employment', 'section 13', 'section/13')
const CAUSE_TO_SUSPEND: Authority = {
  title: 'London Borough of Lambeth v Agoreyo [2019] EWCA Civ 322',
  provision: 'reasonable and proper cause to suspend',
  url: 'https://www.bailii.org/ew/cases/EWCA/Civ/2019/322.html',
  inForceFrom: '2019-03-01',
}

export const SUSPENSION_AT_WORK: readonly Rule[] = [
  {
    ...SUSPENSION,
    id: 'gb.suspension.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 8,
    says: 'A suspension is not a punishment and proves nothing. They need a fair look at the facts and a hearing before any dismissal.',
    authority: code('paragraph 8'),
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 8,
    says: 'Now they look into the facts. It may end with you back at work, or with a call to a hearing.',
    authority: code('paragraphs 5 to 8'),
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.right-pay',
    kind: 'right',
    rank: 5,
    says: 'You keep your full pay and holiday, unless your contract clearly says otherwise.',
    authority: WAGES,
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.right-short',
    kind: 'right',
    rank: 6,
    says: 'It should be as short as it can be, and looked at again as time goes on.',
    authority: code('paragraph 8'),
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.right-cause',
    kind: 'right',
    rank: 8,
    nations: ['england', 'wales'],
    says: 'They need a fair reason to suspend you. You can ask if you could do other work, or work elsewhere, in the meantime.',
    authority: CAUSE_TO_SUSPEND,
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.know-interview',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 9,
    says: 'The law gives no right to a companion at a talk that only looks into the facts. Ask for one all the same.',
    authority: COMPANION,
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.step-rules',
    kind: 'step',
    list: 'first',
    rank: 1,
    says: 'Follow the rules in the letter: stay away and be reachable in work hours. You may always talk to your union or adviser.',
    authority: ACAS_HELP,
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.step-ask',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Ask in writing what it is about, how long it will last, when they will look again, and whom you can call.',
    authority: code('paragraphs 5 to 8'),
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.step-account',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Write your own account now, with dates and names. List the emails and people that show your side, so that they can be kept.',
    authority: code('paragraph 12'),
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.option-object',
    kind: 'option',
    option: 'complain',
    rank: 5,
    title: 'Object to the suspension',
    says: 'Write a complaint (grievance): say why it is not needed, and offer other work or another place meanwhile.',
    cost: 'Nothing.',
    time: 'Some weeks.',
    risk: 'Low if you stay calm and factual.',
    bestFor: 'There was no need for it, or it goes on too long.',
    authority: ACAS_HELP,
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.option-prepare',
    kind: 'option',
    option: 'defend',
    rank: 6,
    title: 'Prepare your answer',
    says: 'Use the time: collect your proof, talk to your union, and answer questions truthfully.',
    cost: 'Nothing.',
    time: 'Some hours.',
    risk: 'Do not contact workmates if the letter forbids it.',
    bestFor: 'You expect a hearing.',
    authority: code('paragraphs 5 to 12'),
  },
  {
    ...SUSPENSION,
    id: 'gb.suspension.warn-files',
    kind: 'warning',
    severity: 'medium',
    rank: 6,
    says: "Do not send the firm's files to yourself or delete messages. That alone can cost you the job.",
    authority: ACAS_HELP,
  },
]
