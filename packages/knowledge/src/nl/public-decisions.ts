/** How decisions of public bodies are fought: delay, late answers, the judge, tax penalties, interest and writs. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

const AWB = {
  title: 'Algemene wet bestuursrecht (Awb)',
  url: 'https://wetten.overheid.nl/BWBR0005537/',
}
const AWR = {
  title: 'Algemene wet inzake rijksbelastingen (AWR)',
  url: 'https://wetten.overheid.nl/BWBR0002320/',
}
const KW = { title: 'Kostenwet invordering rijksbelastingen', url: 'https://wetten.overheid.nl/' }
const PW = { title: 'Participatiewet', url: 'https://wetten.overheid.nl/BWBR0015703/' }
const ENERGY = {
  title: 'Energiewet',
  url: 'https://www.rijksoverheid.nl/onderwerpen/energie-thuis/vraag-en-antwoord/kan-mijn-energieleverancier-de-levering-van-energie-afsluiten-als-ik-niet-betaal',
}

const PENALTY: Test = { says: ['verzuimboete', 'vergrijpboete', 'boetebeschikking'] }
const LATER_TAX: Test = { says: ['navordering', 'navorderingsaanslag'] }
const WRIT: Test = { says: ['aanmaning', 'dwangbevel', 'vervolgingskosten', 'aanmaningskosten'] }
const INTEREST: Test = { says: ['belastingrente', 'invorderingsrente', 'heffingsrente'] }
const BENEFIT_FINE: Test = { says: ['boete', 'bestuurlijke boete', 'inlichtingenplicht'] }

export const PUBLIC_DECISIONS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.decision.right-urgent',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    rank: 22,
    says: 'An objection does not stop the payment by itself. Ask for delay. If it is urgent, a judge can set a quick measure (voorlopige voorziening).',
    authority: { ...AWB, provision: 'artikelen 6:16 en 8:81', inForceFrom: '1994-01-01' },
  },
  {
    ...BASE,
    id: 'nl.decision.right-late-answer',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    rank: 35,
    says: 'They must decide on your objection within six weeks, or twelve with a committee. If they are late, write to them. They may then owe you money (dwangsom).',
    authority: { ...AWB, provision: 'artikelen 4:17 en 7:10', inForceFrom: '2009-10-01' },
  },
  {
    ...BASE,
    id: 'nl.decision.right-judge',
    kind: 'right',
    kinds: ['TAX_DEMAND', 'BENEFIT_OVERPAYMENT'],
    rank: 36,
    says: 'If your objection is refused, you have six weeks to go to the judge (beroep).',
    authority: { ...AWB, provision: 'artikelen 6:7 en 8:1', inForceFrom: '1994-01-01' },
  },
  {
    ...BASE,
    id: 'nl.tax.right-penalty',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 9,
    when: { any: [PENALTY] },
    says: 'A tax penalty (verzuimboete) can go if it was not your fault at all. Object and say why you were late.',
    authority: {
      ...AWR,
      provision: 'artikelen 67a tot en met 67f; Awb, artikel 5:41',
      inForceFrom: '1998-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.tax.right-later-tax',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 9,
    when: { any: [LATER_TAX] },
    says: 'A later tax bill (navordering) needs a new fact, bad faith or a plain mistake. In most cases it can come only within five years.',
    authority: { ...AWR, provision: 'artikel 16', inForceFrom: '1959-11-01' },
  },
  {
    ...BASE,
    id: 'nl.tax.right-writ-costs',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 11,
    when: { any: [WRIT] },
    says: 'What they may add for a reminder (aanmaning) or a writ (dwangbevel) is fixed by law. You can object to these costs.',
    authority: {
      ...KW,
      provision: 'artikelen 2 en 3, met de Invorderingswet 1990, artikelen 11, 12 en 14',
      inForceFrom: '1990-06-01',
    },
  },
  {
    ...BASE,
    id: 'nl.tax.right-writ-court',
    checkedOn: '2026-11-23',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 10,
    when: { any: [{ says: ['dwangbevel'] }] },
    says: 'You can ask a court to stop a writ for tax (verzet), but not because the tax is too high. It goes on meanwhile. Get advice first.',
    authority: {
      title: 'Invorderingswet 1990 (IW 1990)',
      url: 'https://wetten.overheid.nl/BWBR0004770/',
      provision: 'artikel 17',
      inForceFrom: '2018-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.tax.right-interest',
    kind: 'right',
    kinds: ['TAX_DEMAND'],
    rank: 13,
    when: { any: [INTEREST] },
    says: 'Interest on tax is set by law. You can object to the interest together with the tax.',
    authority: { ...AWR, provision: 'artikelen 30f tot en met 30i', inForceFrom: '2013-01-01' },
  },
  {
    ...BASE,
    id: 'nl.benefit.right-fine',
    checkBy: '2027-01-15',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 9,
    when: {
      any: [BENEFIT_FINE],
      not: [{ says: ['uwv', 'werkloosheidswet', 'ww-uitkering'] }],
    },
    says: 'A fine for not telling something must fit how much you are to blame and what you can pay. Say what you knew and told them.',
    authority: { ...PW, provision: 'artikelen 17 en 18a', inForceFrom: '2013-01-01' },
  },
  {
    ...BASE,
    id: 'nl.utility.right-steps',
    kind: 'right',
    kinds: ['UTILITY_BILL_DEMAND'],
    rank: 9,
    says: 'Energy may not be cut off while you keep a payment plan or have asked for debt help. Nor if it puts your health at grave risk.',
    authority: {
      ...ENERGY,
      provision: 'met de Energieregeling: einde van de levering bij wanbetaling',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.benefit.right-balance',
    kind: 'right',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 10,
    checkedOn: '2026-11-22',
    says: 'Before they ask money back they must weigh what it does to you, and what they did wrong. Write down both.',
    authority: { ...AWB, provision: 'artikel 3:4 (evenredigheid)', inForceFrom: '1994-01-01' },
  },
]
