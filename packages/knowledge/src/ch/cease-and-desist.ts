/** Letters that tell people to stop something and to sign a promise (Abmahnung, mise en demeure, diffida). */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { LAW } from './law.ts'

/** A warning at work is another matter. */
const JOB: Test = {
  says: [
    'arbeitsverhältnis',
    'arbeitsvertrag',
    'arbeitsplatz',
    'arbeitgeberin',
    'arbeitgeber',
    'rapports de travail',
    'contrat de travail',
    'employeur',
    'rapporto di lavoro',
    'contratto di lavoro',
  ],
}
const LEASE: Test = {
  says: [
    'mietvertrag',
    'mietverhältnis',
    'vermieter',
    'vermieterin',
    'bail',
    'bailleur',
    'contratto di locazione',
    'locatore',
  ],
}
const WORDS_ABOUT_PEOPLE: Test = {
  says: [
    'bewertung',
    'bewertungen',
    'rezension',
    'äusserung',
    'äusserungen',
    'behauptung',
    'behauptungen',
    'persönlichkeit',
    'persönlichkeitsverletzung',
    'rufschädigung',
    'ehrverletzung',
    'ehrverletzend',
    'verleumdung',
    'avis google',
    'propos',
    'diffamation',
    'atteinte à la personnalité',
    'atteinte à l’honneur',
    'recensione',
    'recensioni',
    'diffamazione',
    'lesione della personalità',
  ],
}
const SHOP: Test = {
  says: [
    'uwg',
    'unlauter',
    'unlauterer wettbewerb',
    'unlauteren wettbewerb',
    'lcd',
    'concurrence déloyale',
    'concorrenza sleale',
  ],
}
const FROM_LANDLORD = { any: [LEASE], not: [JOB] }
const FROM_OTHERS = { not: [JOB, LEASE] }

const BASE = {
  country: 'ch',
  kinds: ['CEASE_AND_DESIST'],
  topics: ['consumer', 'general'],
  when: FROM_OTHERS,
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const OR = {
  title: 'Obligationenrecht (OR) / Code des obligations (CO)',
  url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
}
const PROMISE: Authority = { ...OR, provision: 'Art. 160 bis 163', inForceFrom: '1912-01-01' }
const HARM: Authority = { ...OR, provision: 'Art. 41, 42 und 60', inForceFrom: '2020-01-01' }
const CARE: Authority = { ...OR, provision: 'Art. 257f', inForceFrom: '1990-07-01' }
const FAST_ORDER: Authority = {
  title: 'Schweizerische Zivilprozessordnung (ZPO) / Code de procédure civile (CPC)',
  provision: 'Art. 261 bis 266',
  url: 'https://www.fedlex.admin.ch/eli/cc/2010/262/de',
  inForceFrom: '2011-01-01',
}
const PERSON: Authority = {
  title: 'Zivilgesetzbuch (ZGB) / Code civil (CC)',
  provision: 'Art. 28 und 28a; UWG/LCD Art. 3 und 9; StGB/CP Art. 173 und 177',
  url: 'https://www.fedlex.admin.ch/eli/cc/24/233_245_233/de',
  inForceFrom: '2016-07-01',
}
const FAIR: Authority = {
  title:
    'Bundesgesetz gegen den unlauteren Wettbewerb (UWG) / Loi contre la concurrence déloyale (LCD)',
  provision: 'Art. 2, 3, 9 und 10',
  url: 'https://www.fedlex.admin.ch/eli/cc/1988/223_223_223/de',
  inForceFrom: '2016-07-01',
}

export const CEASE_AND_DESIST: readonly Rule[] = [
  {
    ...BASE,
    id: 'ch.cease.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 20,
    says: 'They want you to stop something, and often to sign a promise and pay.',
    authority: PROMISE,
  },
  {
    ...BASE,
    id: 'ch.cease.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 10,
    says: 'This letter is no order. Only a court can forbid you something. But it can act fast if you do nothing.',
    authority: FAST_ORDER,
  },
  {
    ...BASE,
    id: 'ch.cease.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 10,
    says: 'They cannot fine you or take money without a court and the debt office.',
    authority: LAW.continue,
  },
  {
    ...BASE,
    id: 'ch.cease.step-first',
    kind: 'step',
    list: 'first',
    rank: 10,
    says: 'Do not sign at once. Keep a copy of what they complain of, note their date, and get advice before it.',
    authority: PROMISE,
  },
  {
    ...BASE,
    id: 'ch.cease.right-penalty',
    kind: 'right',
    rank: 8,
    says: 'You may write a shorter promise of your own, without a penalty. Once signed, a penalty binds you. A court can cut one that is far too high.',
    authority: PROMISE,
  },
  {
    ...BASE,
    id: 'ch.cease.right-costs',
    kind: 'right',
    rank: 10,
    says: 'You owe harm and lawyer’s costs only if you broke the law. They must prove it, and in most cases claim within three years.',
    authority: HARM,
  },
  {
    ...BASE,
    id: 'ch.cease.right-opinion',
    kind: 'right',
    rank: 5,
    when: { all: [WORDS_ABOUT_PEOPLE], not: [JOB, LEASE] },
    says: 'You may say what is true and give a fair opinion. False facts and insults break the law and can be a crime. Take those down.',
    authority: PERSON,
  },
  {
    ...BASE,
    id: 'ch.cease.right-fair',
    kind: 'right',
    rank: 6,
    when: { all: [SHOP], not: [JOB, LEASE] },
    says: 'Only rivals, customers harmed in their interests, and some associations and the state can claim under unfair competition law. Ask which rule you broke.',
    authority: FAIR,
  },
  {
    ...BASE,
    id: 'ch.cease.option-own-words',
    kind: 'option',
    option: 'negotiate',
    rank: 10,
    says: 'Stop what was wrong, say so in your own words, and dispute the rest.',
    title: 'Promise it in your own words',
    cost: 'A letter. A lawyer if much is at stake.',
    time: 'Before the date in the letter.',
    risk: 'They may still go to court for the money.',
    bestFor: 'Part of it is true and you want peace.',
    authority: PROMISE,
  },
  {
    ...BASE,
    id: 'ch.cease.lease-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    when: FROM_LANDLORD,
    topics: ['housing'],
    says: 'Your landlord warns you to stop something in your home.',
    authority: CARE,
  },
  {
    ...BASE,
    id: 'ch.cease.lease-right',
    kind: 'right',
    rank: 5,
    when: FROM_LANDLORD,
    topics: ['housing'],
    says: 'A warning ends nothing. The lease can be ended only if a grave breach goes on and can no longer be borne. You can contest such a notice within 30 days.',
    authority: { ...CARE, provision: 'Art. 257f, 271 und 273' },
  },
  {
    ...BASE,
    id: 'ch.cease.lease-step',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: FROM_LANDLORD,
    topics: ['housing'],
    says: 'Answer in writing: what is true, what is not, and what you changed. Ask a tenants’ association (Mieterverband, ASLOCA, ASI).',
    authority: CARE,
  },
]
