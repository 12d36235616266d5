/** Summons of the police and of courts: as a suspect or as a witness. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const POLICE: Test = {
  says: [
    'polizei',
    'polizeipräsidium',
    'polizeiinspektion',
    'polizeirevier',
    'kriminalpolizei',
    'polizeidienststelle',
  ],
}
const SUSPECT: Test = {
  says: [
    'vorladung',
    'als beschuldigter',
    'als beschuldigte',
    'beschuldigter',
    'beschuldigte',
    'beschuldigtenvernehmung',
    'äußerung als beschuldigter',
    'beschuldigtenanhörung',
  ],
}
const WITNESS: Test = {
  says: ['ladung als zeuge', 'als zeuge', 'als zeugin', 'zeugenladung', 'zeugenvernehmung'],
}
const COURT: Test = {
  says: ['amtsgericht', 'landgericht', 'arbeitsgericht', 'staatsanwaltschaft', 'ordnungsgeld'],
}

const BASE = {
  country: 'de',
  kinds: ['OTHER'],
  topics: ['criminal', 'general'],
  when: { all: [SUSPECT, POLICE] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const SUMMONS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.summons.suspect-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'The police want to question you as a suspect (Beschuldigter).',
    authority: cite('stpo', '163a', { provision: '§ 163a StPO' }),
  },
  {
    ...BASE,
    id: 'de.summons.suspect-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'You do not have to go to the police as a suspect. Only a summons of the prosecutor or a court must be followed.',
    authority: cite('stpo', '163a', { provision: '§ 163a Abs. 3 und 4 StPO' }),
  },
  {
    ...BASE,
    id: 'de.summons.right-silence',
    kind: 'right',
    rank: 3,
    says: 'You may stay silent, and that may not be held against you. You may ask for a lawyer and an interpreter before any question.',
    authority: cite('stpo', '136', { provision: '§§ 136 und 163a StPO' }),
  },
  {
    ...BASE,
    id: 'de.summons.right-file',
    kind: 'right',
    rank: 4,
    says: 'A lawyer can see the file first. In grave cases the State gives you one.',
    authority: cite('stpo', '147', { provision: '§§ 140 und 147 StPO' }),
  },
  {
    ...BASE,
    id: 'de.summons.step-suspect',
    kind: 'step',
    list: 'first',
    rank: 3,
    says: 'Say nothing about the matter, not even on the phone. Cancel the date politely in writing and call a defence lawyer.',
    authority: cite('stpo', '136'),
  },
  {
    ...BASE,
    id: 'de.summons.option-lawyer',
    kind: 'option',
    option: 'get_help',
    rank: 3,
    says: 'Let a defence lawyer ask for the file and answer for you.',
    title: 'Defence lawyer first',
    cost: 'Ask about the price first.',
    time: 'Before the date.',
    risk: 'None.',
    bestFor: 'Everyone who is a suspect.',
    authority: cite('stpo', '137'),
  },
  {
    ...BASE,
    id: 'de.summons.witness-want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: { all: [WITNESS, COURT] },
    says: 'A court calls you as a witness. You are not accused.',
    authority: cite('zpo', '380', { provision: '§§ 377 und 380 ZPO; § 51 StPO' }),
  },
  {
    ...BASE,
    id: 'de.summons.witness-reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    when: { all: [WITNESS, COURT] },
    says: 'You must come. If you stay away without a good excuse, you pay the costs and a fine.',
    authority: cite('zpo', '380', { provision: '§ 380 ZPO; § 51 StPO' }),
  },
  {
    ...BASE,
    id: 'de.summons.witness-right',
    kind: 'right',
    rank: 4,
    when: { all: [WITNESS, COURT] },
    says: 'Against close family you need not speak. You need not say what could bring you to court yourself.',
    authority: cite('zpo', '383', { provision: '§§ 383 und 384 ZPO; §§ 52 und 55 StPO' }),
  },
  {
    ...BASE,
    id: 'de.summons.witness-pay',
    kind: 'right',
    rank: 5,
    when: { all: [WITNESS, COURT] },
    says: 'Travel, lost pay and other costs are paid back. Ask for it within three months.',
    authority: {
      title: 'Justizvergütungs- und -entschädigungsgesetz (JVEG)',
      provision: '§§ 2 und 19 bis 22 JVEG',
      url: 'https://www.gesetze-im-internet.de/jveg/__19.html',
      inForceFrom: '2021-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.summons.witness-step',
    kind: 'step',
    list: 'first',
    rank: 5,
    when: { all: [WITNESS, COURT] },
    says: 'Ill or away? Tell the court at once in writing, with proof, and ask for another date. Your boss must let you go.',
    authority: cite('zpo', '381', { provision: '§ 381 ZPO; § 51 Abs. 2 StPO' }),
  },
  {
    ...BASE,
    id: 'de.summons.witness-option',
    kind: 'option',
    option: 'comply',
    rank: 5,
    when: { all: [WITNESS, COURT] },
    says: 'Come in time with your papers and say what you know.',
    title: 'Go to the hearing',
    cost: 'Costs are paid back.',
    time: 'On the day.',
    risk: 'A false statement is a crime.',
    bestFor: 'Every witness.',
    authority: cite('zpo', '380'),
  },
]
