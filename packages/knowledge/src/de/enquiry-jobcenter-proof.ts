/** Questions about a Jobcenter decision against which the person has a reason or a proof. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'de',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_JOBCENTER_PROOF: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.ask-debt.jobcenter-cut-reason',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    checkBy: '2027-06-30',
    asks: [
      ['jobcenter', 'bürgergeld', 'grundsicherungsgeld', 'grundsicherung'],
      [
        'gekürzt',
        'kürzung',
        'sanktion',
        'sanktioniert',
        'minderung',
        '30 prozent',
        '30%',
        'weniger geld',
        'termin verpasst',
        'meldetermin',
      ],
      [
        'krankenhaus',
        'krank',
        'attest',
        'bescheinigung',
        'krankschreibung',
        'kind krank',
        'brief nie bekommen',
        'einladung nicht bekommen',
        'einladung nie bekommen',
        'nie angekommen',
        'bus',
        'vorstellungsgespräch',
        'beerdigung',
      ],
    ],
    says: 'Object within one month, for free, and send the proof. With a good reason (wichtiger Grund) there is no cut: illness, hospital, a sick child, or a letter that never came. One missed appointment alone brings no cut, and the rent part stays. After three in a row all can stop: go there in person at once. The objection does not stop it. No money for food or rent? The social court can order help fast.',
    authority: cite('sgb2', '32', {
      provision: '§§ 7b und 31 bis 32 SGB II, § 84 SGG',
      from: '2026-07-01',
    }),
  },
  {
    ...BASE,
    id: 'de.ask-debt.jobcenter-back-told',
    kind: 'answer',
    topics: ['debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    checkBy: '2027-10-31',
    asks: [
      ['jobcenter', 'bürgergeld', 'grundsicherungsgeld', 'grundsicherung'],
      [
        'zurück',
        'zurückzahlen',
        'rückforderung',
        'erstatten',
        'erstattung',
        'überzahlung',
        'will geld',
        'erstattungsbescheid',
      ],
      [
        'gemeldet',
        'mitgeteilt',
        'bescheid gesagt',
        'angegeben',
        'per mail geschickt',
        'hab die antwort',
        'lohnabrechnung geschickt',
        'abgegeben',
        'wussten',
        'nachweisen',
        'gemeldet haben soll',
        'eingereicht',
      ],
    ],
    says: 'Object in writing within one month and send the proof that you told them. Pay that you earned may still be counted back from its month, told or not. But check the sum: the free part of your pay must come off. If it was not pay but their own mistake that you could not see, you mostly keep the money. Your proof also stands against any fine. Ask for small parts.',
    authority: cite('sgb10', '48', { provision: '§§ 45, 48 und 50 SGB X, § 84 SGG' }),
  },
]
