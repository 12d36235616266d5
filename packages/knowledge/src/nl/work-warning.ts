/** A formal warning from an employer (officiële waarschuwing): it is no dismissal, and it can be answered. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}
const WARNING: Test = {
  says: [
    'officiële waarschuwing',
    'schriftelijke waarschuwing',
    'laatste waarschuwing',
    'eerste waarschuwing',
    'tweede waarschuwing',
    'waarschuwingsbrief',
    'berisping',
  ],
}
const AT_WORK: Test = {
  says: [
    'werk',
    'werkgever',
    'werknemer',
    'dienst',
    'arbeidsovereenkomst',
    'arbeidsrechtelijke',
    'personeelsdossier',
    'functioneren',
    'collega',
    'leidinggevende',
    'ontslag',
  ],
}
const BASE = {
  country: 'nl',
  kinds: ['OTHER'],
  topics: ['employment'],
  when: { all: [WARNING, AT_WORK] },
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const WORK_WARNING: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.work-warning.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Your employer warns you in writing. You are not dismissed.',
    authority: { ...BW7, provision: 'artikel 7:611', inForceFrom: '1997-04-01' },
  },
  {
    ...BASE,
    id: 'nl.work-warning.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'It goes on your file. Later your employer can use it to ask a judge to end the job, so answer it if it is wrong.',
    authority: { ...BW7, provision: 'artikelen 7:669 en 7:671b', inForceFrom: '2015-07-01' },
  },
  {
    ...BASE,
    id: 'nl.work-warning.right-answer',
    kind: 'right',
    rank: 5,
    says: 'You may answer in writing and ask that your answer goes on your file. The employer must act fairly (goed werkgeverschap).',
    authority: { ...BW7, provision: 'artikel 7:611', inForceFrom: '1997-04-01' },
  },
  {
    ...BASE,
    id: 'nl.work-warning.right-chance',
    kind: 'right',
    rank: 6,
    says: 'Before a dismissal for poor work you must get a real chance and help to do better. One warning is mostly not enough.',
    authority: { ...BW7, provision: 'artikelen 7:669 en 7:678', inForceFrom: '2015-07-01' },
  },
  {
    ...BASE,
    id: 'nl.work-warning.step-answer',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Answer within a week: what is right, what is not, and why. If you sign, write "for receipt only" (voor ontvangst).',
    authority: { ...BW7, provision: 'artikel 7:611', inForceFrom: '1997-04-01' },
  },
  {
    ...BASE,
    id: 'nl.work-warning.step-advice',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Ask your union or the Juridisch Loket if the warning is fair.',
    authority: LAW.loket,
  },
]
