/** An offer to end a job by agreement (vaststellingsovereenkomst): no duty to sign, and what signing costs. */
import type { Rule } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

const BASE = {
  country: 'nl',
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'OTHER'],
  topics: ['employment'],
  papers: ['exit_agreement'],
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const WW = { title: 'Werkloosheidswet (WW)', url: 'https://wetten.overheid.nl/BWBR0004045/' }

export const EXIT_AGREEMENTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.exit.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'This is only an offer. You need not sign it, and you may ask for more.',
    authority: LAW.thinkTime,
  },
  {
    ...BASE,
    id: 'nl.exit.right-undo',
    kind: 'right',
    rank: 4,
    says: 'After you sign you have 14 days to undo it in writing, with no reason. It is 21 days if the paper does not tell you this.',
    authority: LAW.thinkTime,
  },
  {
    ...BASE,
    id: 'nl.exit.right-transition',
    kind: 'right',
    rank: 5,
    says: 'Compare the sum with the transition payment: about a third of a month’s pay for each year. UWV would give you that too.',
    authority: LAW.transition,
  },
  {
    ...BASE,
    id: 'nl.exit.right-benefit',
    kind: 'right',
    rank: 6,
    says: 'For unemployment benefit (WW) the paper must say that the employer wants the end, and that you are not to blame.',
    authority: { ...WW, provision: 'artikel 24', inForceFrom: '2006-10-01' },
  },
  {
    ...BASE,
    id: 'nl.exit.warn-notice',
    kind: 'warning',
    severity: 'medium',
    rank: 5,
    says: 'Check the end date. If your notice period is cut short, WW starts only after it.',
    authority: { ...WW, provision: 'artikel 19', inForceFrom: '2015-07-01' },
  },
  {
    ...BASE,
    id: 'nl.exit.warn-ill',
    kind: 'warning',
    severity: 'high',
    rank: 6,
    says: 'Are you ill? Do not sign without advice. You can lose your sick pay and your benefit.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:629 en 7:670',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2015-07-01',
    },
  },
  {
    ...BASE,
    id: 'nl.exit.step-check',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Ask for time. Let a lawyer, your union or the Juridisch Loket check the paper. Many employers pay for that.',
    authority: LAW.loket,
  },
  {
    ...BASE,
    id: 'nl.exit.option-more',
    kind: 'option',
    option: 'negotiate',
    rank: 10,
    title: 'Ask for better terms',
    says: 'Write what you want: more pay, a later end date, no ban on new work.',
    cost: 'Often the employer pays for advice.',
    time: 'One or two weeks.',
    risk: 'The employer can go to UWV instead.',
    bestFor: 'You can live with the end of the job.',
    authority: LAW.thinkTime,
  },
]
