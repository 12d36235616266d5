/** Orders and refusals of public offices that go to the administrative courts: what they are, how long you have, what stops them. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { IMMIGRATION } from './conditions-office.ts'

const OFFICE: Test = {
  says: [
    'ordnungsverfügung',
    'ordnungsamt',
    'ordnungsbehörde',
    'bauaufsichtsbehörde',
    'bauordnungsamt',
    'fahrerlaubnisbehörde',
    'verwaltungsgericht',
    'vwvfg',
    'vwgo',
    'ersatzvornahme',
    'nutzungsuntersagung',
    'gebührenbescheid',
    'kostenbescheid',
    'ausländerbehörde',
    'aufenthaltserlaubnis',
    'ausbildungsförderung',
    'bafög',
    'betreuungsplatz',
    'kita-platz',
    'kindertagesstätte',
  ],
}
/** Papers of other courts and other times. */
const OTHER_WAYS: Test = {
  says: ['strafbefehl', 'bußgeldbescheid', 'sozialgericht', 'finanzgericht', 'rundfunkbeitrag'],
}
const ASYLUM: Test = { says: ['asylverfahren', 'asylantrag', 'asylantrags', 'asylg'] }
const REMEDY: Test = { says: ['rechtsbehelfsbelehrung', 'rechtsmittelbelehrung', 'rechtsbehelf'] }
const HEARING: Test = {
  says: [
    'anhörung gemäß',
    'anhörung nach § 28',
    'gelegenheit zur stellungnahme',
    'anhörungsverfahren',
  ],
}
const PRESSURE: Test = { says: ['zwangsgeld', 'zwangsgeldes', 'zwangsgelder', 'ersatzvornahme'] }
const AT_ONCE: Test = {
  says: ['sofortige vollziehung', 'sofortigen vollziehung', 'sofortvollzug', 'sofort vollziehbar'],
}
const BASE = {
  country: 'de',
  kinds: ['OTHER', 'LETTER_BEFORE_CLAIM'],
  topics: ['general', 'housing', 'immigration'],
  when: { any: [OFFICE], not: [OTHER_WAYS, ASYLUM] },
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

function administrative(section: string, provision: string): Authority {
  return {
    title: 'Verwaltungsverfahrensgesetz (VwVfG) und Gesetze der Länder',
    provision,
    url: `https://www.gesetze-im-internet.de/vwvfg/__${section}.html`,
    inForceFrom: '2003-02-01',
  }
}
const ENFORCEMENT: Authority = {
  title: 'Verwaltungs-Vollstreckungsgesetz (VwVG) und Gesetze der Länder',
  provision: '§§ 9, 11 und 13 VwVG',
  url: 'https://www.gesetze-im-internet.de/vwvg/__13.html',
  inForceFrom: '2002-01-01',
}
/** The laws of North Rhine-Westphalia, which has dropped the objection for most decisions. */
function ofNorthRhine(title: string, provision: string): Authority {
  return { title, provision, url: 'https://recht.nrw.de/', inForceFrom: '2011-01-01' }
}

export const ADMINISTRATIVE_ORDER: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.order.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 10,
    says: 'A public office decides something about you: you must do it, stop it or pay, or it says no (Verwaltungsakt).',
    authority: administrative('35', '§ 35 VwVfG'),
  },
  {
    ...BASE,
    id: 'de.order.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 12,
    says: 'It is not a court, but silence makes its decision final. Then the office can enforce it itself.',
    authority: administrative('43', '§ 43 VwVfG'),
  },
  {
    ...BASE,
    id: 'de.order.not-yet',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 12,
    when: { any: [OFFICE], not: [OTHER_WAYS, AT_ONCE, IMMIGRATION] },
    says: 'In most cases they may not enforce it while your objection or claim is open. Fees and taxes are an exception.',
    authority: cite('vwgo', '80', { provision: '§ 80 Abs. 1 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.order.deadline',
    kind: 'deadline',
    weight: 'main',
    rank: 10,
    when: { all: [REMEDY], any: [OFFICE], not: [OTHER_WAYS, ASYLUM] },
    terms: { trigger: 'letter', count: 1, unit: 'months', roll: 'next_working_day' },
    example: { clause: 'VwGO §§ 70, 74', trigger: '2026-11-16', result: '2026-12-16' },
    says: 'You have one month from the day it reached you. The day shown counts from the letter’s date, to be safe.',
    action:
      'Object (Widerspruch) or go to the administrative court (Klage), as the end of the letter says',
    consequence: 'The decision becomes final, even if it is wrong.',
    authority: cite('vwgo', '74', { provision: '§§ 58, 70 und 74 VwGO; § 41 VwVfG' }),
  },
  {
    ...BASE,
    id: 'de.order.right-object',
    kind: 'right',
    rank: 5,
    says: 'You can object for free or a small fee (Widerspruch), or go to the administrative court. In some states there is only the court.',
    authority: cite('vwgo', '68', { provision: '§§ 68, 70 und 74 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.order.right-year',
    kind: 'right',
    rank: 20,
    says: 'If the note on your rights is missing or wrong, you have one year and not one month.',
    authority: cite('vwgo', '58', { provision: '§ 58 Abs. 2 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.order.right-heard',
    kind: 'right',
    rank: 8,
    says: 'Before an order against you they must hear you in most cases. The order must be clear and give reasons.',
    authority: administrative('28', '§§ 28, 37 und 39 VwVfG'),
  },
  {
    ...BASE,
    id: 'de.order.right-urgent',
    kind: 'right',
    rank: 6,
    when: { all: [AT_ONCE], any: [OFFICE], not: [OTHER_WAYS, ASYLUM] },
    says: 'They want it done at once. They must say in writing why, and you can ask the court for a fast stop (Eilantrag).',
    authority: cite('vwgo', '80', { provision: '§ 80 Abs. 3 und 5 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.order.right-threat',
    kind: 'right',
    rank: 9,
    when: { all: [PRESSURE], any: [OFFICE], not: [OTHER_WAYS, ASYLUM] },
    says: 'A penalty payment (Zwangsgeld) or work at your cost must first be threatened in writing, with a sum and a time. Do it in time and you owe nothing.',
    authority: ENFORCEMENT,
  },
  {
    ...BASE,
    id: 'de.order.right-childcare',
    kind: 'right',
    rank: 4,
    when: { any: [{ says: ['betreuungsplatz', 'kita-platz', 'kindertagesstätte'] }] },
    says: 'From the first birthday a child has a right to a place in day care. A full list is no answer: a court can order one fast.',
    authority: {
      title: 'Sozialgesetzbuch VIII (SGB VIII)',
      provision: '§ 24 SGB VIII',
      url: 'https://www.gesetze-im-internet.de/sgb_8/__24.html',
      inForceFrom: '2026-08-01',
    },
  },
  {
    ...BASE,
    id: 'de.order.right-mpu',
    kind: 'right',
    rank: 4,
    when: {
      any: [
        {
          says: [
            'mpu',
            'medizinisch-psychologisches gutachten',
            'medizinisch-psychologischen gutachtens',
            'begutachtungsstelle für fahreignung',
            'medizinisch-psychologische untersuchung',
            'medizinisch-psychologischen untersuchung',
          ],
        },
      ],
    },
    says: 'An order to bring a medical report (MPU) cannot be fought on its own. If you do not bring it in time, they may take the licence. Get a traffic lawyer first.',
    authority: {
      title: 'Fahrerlaubnis-Verordnung (FeV)',
      provision: '§§ 11 und 46 FeV, § 3 StVG',
      url: 'https://www.gesetze-im-internet.de/fev_2010/__11.html',
      inForceFrom: '2011-01-01',
    },
  },
  {
    ...BASE,
    id: 'de.order.nrw-court',
    kind: 'right',
    rank: 4,
    regions: ['DE-NW'],
    says: 'In North Rhine-Westphalia there is mostly no objection. You go to the administrative court within one month.',
    authority: ofNorthRhine('Justizgesetz Nordrhein-Westfalen (JustG NRW)', '§ 110'),
  },
  {
    ...BASE,
    id: 'de.order.nrw-order',
    kind: 'right',
    rank: 7,
    regions: ['DE-NW'],
    when: { any: [PRESSURE, { says: ['ordnungsverfügung', 'obg'] }], not: [OTHER_WAYS] },
    says: 'An order must stop a real danger and be the mildest way that works. Force must first be threatened in writing.',
    authority: ofNorthRhine(
      'Ordnungsbehördengesetz (OBG NRW) und Verwaltungsvollstreckungsgesetz (VwVG NRW)',
      '§§ 14 und 15 OBG NRW; §§ 59, 60 und 63 VwVG NRW',
    ),
  },
  {
    ...BASE,
    id: 'de.order.step-read',
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Read the end of the letter (Rechtsbehelfsbelehrung): where to write, how and by when. Note the day it came.',
    authority: cite('vwgo', '58'),
  },
  {
    ...BASE,
    id: 'de.order.step-file',
    kind: 'step',
    list: 'dispute_debt',
    rank: 10,
    says: 'Ask to see the file (Akteneinsicht). Take photos and collect proof for your side.',
    authority: administrative('29', '§ 29 VwVfG'),
  },
  {
    ...BASE,
    id: 'de.order.step-time',
    kind: 'step',
    list: 'valid_debt',
    rank: 10,
    when: { any: [OFFICE], not: [OTHER_WAYS, IMMIGRATION] },
    says: 'Is it right but too soon? Call and ask in writing for more time before the day.',
    authority: ENFORCEMENT,
  },
  {
    ...BASE,
    id: 'de.order.step-hearing',
    kind: 'step',
    list: 'first',
    rank: 6,
    when: { all: [HEARING], any: [OFFICE], not: [OTHER_WAYS, REMEDY] },
    says: 'This asks for your side first (Anhörung). Nothing is decided yet. Answer by the day with facts and photos.',
    authority: administrative('28', '§ 28 VwVfG'),
  },
  {
    ...BASE,
    id: 'de.order.option-object',
    kind: 'option',
    option: 'appeal',
    rank: 20,
    says: 'Write that you object or sue, with the date and file number. Reasons can follow.',
    title: 'Fight the decision',
    cost: 'Objecting is cheap. The court asks a fee first.',
    time: 'Within one month.',
    risk: 'If you lose, you pay fees.',
    bestFor: 'You think it is wrong.',
    authority: cite('vwgo', '70', { provision: '§§ 70, 74 und 80 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.order.option-comply',
    kind: 'option',
    option: 'comply',
    rank: 30,
    when: { any: [OFFICE], not: [OTHER_WAYS, IMMIGRATION] },
    says: 'Do what is asked in time and send photos as proof.',
    title: 'Do it in time',
    cost: 'What the work costs.',
    time: 'By the day in the letter.',
    risk: 'You give up your objection in practice.',
    bestFor: 'It is right and easy to do.',
    authority: ENFORCEMENT,
  },
  {
    ...BASE,
    id: 'de.order.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 25,
    says: 'Get a voucher for a lawyer at your local court if you earn little.',
    title: 'Ask a lawyer',
    cost: '€15 with a voucher.',
    time: 'This week.',
    risk: 'None.',
    bestFor: 'Much is at stake.',
    authority: cite('berhg', '1'),
  },
]
