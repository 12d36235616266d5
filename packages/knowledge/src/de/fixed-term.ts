/** The end of a fixed-term job, and the notice in a trial period. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { FIXED_TERM_ENDS, TRIAL } from './conditions-work.ts'

const BASE = {
  country: 'de',
  kinds: ['DISMISSAL_LETTER', 'OTHER'],
  topics: ['employment'],
  when: { any: [FIXED_TERM_ENDS] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const FIXED_TERM: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.fixed-term.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 2,
    says: 'Your employer tells you that your fixed-term job ends on its day.',
    authority: cite('tzbfg', '15', { provision: '§ 15 TzBfG' }),
  },
  {
    ...BASE,
    id: 'de.fixed-term.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 2,
    says: 'This is no dismissal. The job ends by itself on the agreed day, if the fixed term was lawful.',
    authority: cite('tzbfg', '15', { provision: '§ 15 Abs. 1 TzBfG' }),
  },
  {
    ...BASE,
    id: 'de.fixed-term.right-court',
    kind: 'right',
    rank: 2,
    says: 'You can go to the labour court until three weeks after the agreed end. If the term was unlawful, your job goes on without an end.',
    authority: cite('tzbfg', '17', { provision: '§ 17 TzBfG' }),
  },
  {
    ...BASE,
    id: 'de.fixed-term.right-limits',
    kind: 'right',
    rank: 3,
    says: 'Without a reason: two years at most, three times longer at most, and not if you worked there before. It must be signed on paper before the start.',
    authority: cite('tzbfg', '14', { provision: '§ 14 Abs. 1 bis 4 TzBfG' }),
  },
  {
    ...BASE,
    id: 'de.fixed-term.right-goes-on',
    kind: 'right',
    rank: 5,
    says: 'Do you work on after the end and your employer knows it and says nothing? Then the job has no end.',
    authority: cite('tzbfg', '15', { provision: '§ 15 Abs. 6 TzBfG', from: '2022-08-01' }),
  },
  {
    ...BASE,
    id: 'de.fixed-term.step',
    kind: 'step',
    list: 'first',
    rank: 2,
    says: 'Register as seeking work (arbeitsuchend) three months before the end. Less time left? Within three days. Online or by phone is enough.',
    authority: cite('sgb3', '38', { provision: '§ 38 Abs. 1 SGB III' }),
  },
  {
    ...BASE,
    id: 'de.fixed-term.option',
    kind: 'option',
    option: 'appeal',
    rank: 2,
    says: 'Let a union or a lawyer check the term before the three weeks end.',
    title: 'Have the fixed term checked',
    cost: 'No court fee at first. Your own lawyer costs you money, win or lose.',
    time: 'Three weeks after the end.',
    risk: 'None.',
    bestFor: 'Many terms in a row, or no paper.',
    authority: cite('tzbfg', '17', { provision: '§§ 14 und 17 TzBfG' }),
  },
  {
    ...BASE,
    id: 'de.trial.right-notice',
    kind: 'right',
    rank: 3,
    when: { any: [TRIAL] },
    says: 'In an agreed trial period of up to six months the notice is two weeks, to any day.',
    authority: cite('bgb', '622', { provision: '§ 622 Abs. 3 BGB' }),
  },
  {
    ...BASE,
    id: 'de.trial.right-reason',
    kind: 'right',
    rank: 4,
    when: { any: [TRIAL] },
    says: 'In the first six months your employer needs no reason. But it must not be for pregnancy, origin, faith, age or disability.',
    authority: cite('kschg', '1', { provision: '§ 1 Abs. 1 KSchG, § 7 AGG, § 17 MuSchG' }),
  },
]
