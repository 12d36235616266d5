/** A letter on a music licence: warnings, what an adviser would notice, tactics and a belief to correct. */
import type { Rule } from '@plainletter/contracts/rule'

import { COPYRIGHT_LAW } from './authority-consumer.ts'
import { CREDIT_LAW } from './authority.ts'
import { BILL, THE_MUSIC_LICENCE, WAS_HEARD } from './music-licence-cues.ts'

const MUSIC = {
  country: 'gb',
  kinds: ['PPL_PRS_BILL'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const MUSIC_LICENCE_INSIGHTS: readonly Rule[] = [
  {
    ...MUSIC,
    id: 'gb.music.warn-real-claim',
    kind: 'warning',
    severity: 'medium',
    rank: 10,
    says: 'PPL PRS does take some businesses to court, and the loser pays costs. Do not ignore it if you do play music.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.warn-do-not-lie',
    kind: 'warning',
    severity: 'medium',
    rank: 20,
    says: 'To go on playing when you know you need a licence can cost you more, and it can be an offence. Do not say "no music" if it is not true.',
    authority: {
      ...COPYRIGHT_LAW.remedies,
      provision: 'sections 97(2) and 107(3)',
      url: 'https://www.legislation.gov.uk/ukpga/1988/48/section/107',
    },
  },
  {
    ...MUSIC,
    id: 'gb.music.warn-card',
    kind: 'warning',
    severity: 'medium',
    rank: 30,
    says: 'Some callers only pretend to be from a music society. Do not give card details to someone who calls you. Call back on the number on their site.',
    authority: THE_MUSIC_LICENCE,
  },
  {
    ...MUSIC,
    id: 'gb.music.insight-headline',
    kind: 'insight',
    severity: 'low',
    confidence: 0.8,
    rank: 30,
    when: {
      any: [
        {
          says: [
            'breaking the law',
            'are you still breaking the law',
            'infringement',
            'infringing',
            'illegal',
            'unlawful',
            'legal action',
          ],
        },
      ],
      not: [WAS_HEARD],
    },
    says: 'The tone is harsher than the facts. The letter shows no proof that music was played at your place.',
    actionable: 'Answer the facts calmly: what you play, since when, and who hears it.',
    authority: COPYRIGHT_LAW.remedies,
  },
  {
    ...MUSIC,
    id: 'gb.music.insight-surcharge',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.75,
    rank: 20,
    when: {
      any: [
        {
          says: [
            'surcharge',
            'higher royalty',
            'plus 50',
            '50%',
            'half as much again',
            'higher rate',
          ],
        },
      ],
    },
    says: 'They may charge more for the first year when music was played before you asked. That extra is their own tariff, so ask where it is written.',
    actionable:
      'Ask for the tariff page that has the extra, and for it to be dropped if you asked before you played.',
    authority: COPYRIGHT_LAW.tribunal,
  },
  {
    ...MUSIC,
    id: 'gb.music.insight-renewal',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.75,
    rank: 10,
    when: BILL,
    says: 'Licences often renew by themselves each year. You may be billed for a year when you had no music.',
    actionable:
      'Check when you last told them about your use. Give notice in writing with the date the music stopped.',
    checkedOn: '2026-11-23',
    authority: {
      ...THE_MUSIC_LICENCE,
      provision: 'I have paid for my licence, what happens next',
      url: 'https://pplprs.co.uk/faq/i-have-paid-for-my-licence-what-happens-next/',
    },
  },
  {
    ...MUSIC,
    id: 'gb.music.insight-both',
    kind: 'insight',
    severity: 'low',
    confidence: 0.8,
    rank: 40,
    says: 'A song has two owners: the writer and the maker of the recording. TheMusicLicence covers both in one bill.',
    actionable:
      'If you already pay only PRS or only PPL from long ago, ask them to check for a double charge.',
    authority: COPYRIGHT_LAW.acts,
  },
  {
    ...MUSIC,
    id: 'gb.music.tactic-written-quote',
    kind: 'tactic',
    use: 'top',
    rank: 10,
    says: 'Measure the part of your place where music can be heard. A smaller true figure can mean a smaller fee.',
    risk: 'The figures must be honest.',
    notWhen: 'The fee does not depend on size.',
    authority: COPYRIGHT_LAW.tribunal,
  },
  {
    ...MUSIC,
    id: 'gb.music.tactic-trade-body',
    kind: 'tactic',
    use: 'empowerment',
    rank: 10,
    says: 'Ask your trade body. Tariffs are often agreed with trade bodies, and some have special rates.',
    risk: 'None.',
    notWhen: 'You play no music.',
    authority: COPYRIGHT_LAW.tribunal,
  },
  {
    ...MUSIC,
    id: 'gb.music.myth-radio',
    kind: 'myth',
    premise: [
      'only the radio',
      'just the radio',
      'radio already pays',
      'i pay for spotify',
      'paid for the cd',
      'bought the cds',
      'have a tv licence',
    ],
    says: 'A radio, a paid app or a CD you own does not cover playing music to customers or staff. That is a separate right.',
    authority: COPYRIGHT_LAW.public,
  },
  {
    ...MUSIC,
    id: 'gb.music.debt-rules',
    kind: 'right',
    rank: 70,
    when: {
      any: [{ says: ['debt collection', 'debt collector', 'collection agency', 'debt recovery'] }],
    },
    nations: ['england', 'wales'],
    says: 'If a debt collector writes for them, the collector has no more power than they have. It cannot take your goods without a court judgment.',
    authority: CREDIT_LAW.takingGoods,
  },
]
