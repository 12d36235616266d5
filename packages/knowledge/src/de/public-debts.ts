/** Debts to the state, a court or a town (Stadtkasse, Justizkasse, Hauptzollamt): these offices enforce without a new court case. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { BROADCAST } from './conditions-sender.ts'

/** Claims of private law that an office took over: for these it needs a title like anyone else. */
const MAINTENANCE: Test = {
  says: [
    'unterhaltsvorschuss',
    'kindesunterhalt',
    'elternunterhalt',
    'unterhaltsanspruch',
    'unterhaltspflichtig',
    'mietvertrag',
    'mietverhältnis',
    'privatrechtlich',
    'privatrechtliche',
  ],
}
const JUSTICE: Test = {
  says: [
    'justizkasse',
    'landesjustizkasse',
    'landesoberkasse',
    'gerichtskasse',
    'zentrale zahlstelle justiz',
    'gerichtskosten',
  ],
}
const COURT_COSTS: Test = { says: ['gerichtskosten', 'kostenansatz', 'gerichtskostenrechnung'] }
const PENAL_FINE: Test = { says: ['geldstrafe', 'tagessätze', 'tagessätzen', 'strafbefehl'] }
const ORDER_FINE: Test = { says: ['bußgeld', 'bussgeld', 'bußgeldbescheid', 'geldbuße'] }
const CHARGES: Test = {
  says: [
    'grundsteuer',
    'gewerbesteuer',
    'hundesteuer',
    'zweitwohnungsteuer',
    'zweitwohnungssteuer',
    'kommunalabgaben',
    'elternbeitrag',
    'elternbeiträge',
    'kita-elternbeitrag',
    'kita-beitrag',
    'kita-gebühren',
    'abfallgebühr',
    'abfallgebühren',
    'abwassergebühr',
    'abwassergebühren',
    'straßenreinigung',
    'friedhofsgebühren',
    'anschlussbeitrag',
    'verwaltungsgebühr',
  ],
}
const STUDENT_LOAN: Test = {
  says: ['bafög-darlehen', 'bafög-darlehens', 'bundesausbildungsförderungsgesetz'],
}

function execution(section: string, provision = `§ ${section} VwVG`): Authority {
  return {
    title: 'Verwaltungs-Vollstreckungsgesetz (VwVG)',
    provision,
    url: `https://www.gesetze-im-internet.de/vwvg/__${section}.html`,
    inForceFrom: '2009-08-05',
  }
}

function justice(section: string, provision: string): Authority {
  return {
    title: 'Justizbeitreibungsgesetz (JBeitrG)',
    provision,
    url: `https://www.gesetze-im-internet.de/jbeitro/__${section}.html`,
    inForceFrom: '2017-07-01',
  }
}

function costs(section: string, provision: string): Authority {
  return {
    title: 'Gerichtskostengesetz (GKG)',
    provision,
    url: `https://www.gesetze-im-internet.de/gkg_2004/__${section}.html`,
    inForceFrom: '2014-01-01',
  }
}

/** The budget law of the Federation. Those of the states (LHO) say the same of their own claims. */
function budget(provision = '§ 59 BHO und LHO'): Authority {
  return {
    title: 'Bundeshaushaltsordnung (BHO)',
    provision,
    url: 'https://www.gesetze-im-internet.de/bho/__59.html',
    inForceFrom: '2002-01-01',
  }
}

function studentLoan(): Authority {
  return {
    title: 'Bundesausbildungsförderungsgesetz (BAföG)',
    provision: '§ 18a BAföG',
    url: 'https://www.gesetze-im-internet.de/baf_g/__18a.html',
    inForceFrom: '2019-09-01',
  }
}

const BASE = {
  country: 'de',
  kinds: ['DEBT_COLLECTION_LETTER'],
  creditor: 'public',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const PUBLIC_DEBTS: readonly Rule[] = [
  {
    ...BASE,
    id: 'de.public-debt.want',
    when: { not: [BROADCAST, MAINTENANCE] },
    kind: 'fact',
    slot: 'what_they_want',
    rank: 20,
    says: 'A public office says that you still owe money to the state, a court or your town.',
    authority: execution('3'),
  },
  {
    ...BASE,
    id: 'de.public-debt.reality',
    when: { not: [BROADCAST, MAINTENANCE] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 20,
    says: 'Take this one seriously. Most public offices can seize pay, bank accounts or things without a new court case.',
    authority: execution('3', '§§ 3 und 5 VwVG, § 6 JBeitrG'),
  },
  {
    ...BASE,
    id: 'de.public-debt.who',
    when: { not: [BROADCAST, MAINTENANCE, JUSTICE] },
    kind: 'fact',
    slot: 'who_they_are',
    rank: 20,
    says: 'This is a public office, or the cash office that collects for it. Its powers come from the law.',
    authority: execution('4'),
  },
  {
    ...BASE,
    id: 'de.public-debt.who-court',
    when: { any: [JUSTICE] },
    kind: 'fact',
    slot: 'who_they_are',
    rank: 15,
    says: 'A cash office of the courts (Justizkasse) collects court costs and fines. It can order the seizure of pay or accounts itself.',
    authority: justice('6', '§§ 2 und 6 JBeitrG'),
  },
  {
    ...BASE,
    id: 'de.public-debt.rights',
    when: { not: [BROADCAST, MAINTENANCE] },
    kind: 'fact',
    slot: 'your_rights',
    rank: 20,
    says: 'You may ask which decision the sum comes from. You may ask for more time, and object to what is wrong.',
    authority: budget(),
  },
  {
    ...BASE,
    id: 'de.public-debt.not-yet',
    when: { not: [BROADCAST, MAINTENANCE, JUSTICE, PENAL_FINE, ORDER_FINE] },
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 20,
    says: 'Before they seize, there must be a decision (Bescheid) that is due. A reminder with a week to pay should come too.',
    authority: execution('3', '§ 3 Abs. 2 und 3 VwVG'),
  },
  {
    ...BASE,
    id: 'de.public-debt.know-drop',
    when: { not: [BROADCAST, MAINTENANCE, PENAL_FINE, ORDER_FINE] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    says: 'If nothing can be got from you, an office may stop collecting (Niederschlagung). In special hardship it may waive the debt (Erlass).',
    authority: budget('§ 59 Abs. 1 Nr. 2 und 3 BHO'),
  },
  {
    ...BASE,
    id: 'de.public-debt.know-charges',
    when: { any: [CHARGES], not: [BROADCAST] },
    kind: 'fact',
    slot: 'did_you_know',
    rank: 15,
    says: 'Taxes and most town charges end five years after the year they fell due. A written demand or a seizure starts the five years again.',
    authority: cite('ao', '228', { provision: '§§ 228 bis 231 AO' }),
  },
  {
    ...BASE,
    id: 'de.public-debt.right-object',
    when: { not: [BROADCAST, MAINTENANCE, JUSTICE, PENAL_FINE, ORDER_FINE] },
    kind: 'right',
    rank: 10,
    says: 'You have one month to fight the decision (Bescheid) behind this letter. If it did not say how, you have a year.',
    authority: cite('vwgo', '70', { provision: '§§ 58, 70 und 74 VwGO; §§ 66 und 84 SGG' }),
  },
  {
    ...BASE,
    id: 'de.public-debt.right-suspend',
    when: { any: [CHARGES], not: [BROADCAST] },
    kind: 'right',
    rank: 15,
    says: 'To object to a public charge does not stop the payment. Ask the office in writing to suspend it (Aussetzung der Vollziehung).',
    authority: cite('vwgo', '80', { provision: '§ 80 Abs. 2 Nr. 1, Abs. 4 und 6 VwGO' }),
  },
  {
    ...BASE,
    id: 'de.public-debt.right-time',
    when: { not: [BROADCAST, MAINTENANCE, PENAL_FINE, ORDER_FINE] },
    kind: 'right',
    rank: 20,
    says: 'You can ask for more time or instalments (Stundung). They can agree if paying at once would be a great hardship.',
    authority: budget('§ 59 Abs. 1 Nr. 1 BHO und LHO, § 222 AO'),
  },
  {
    ...BASE,
    id: 'de.public-debt.right-protected',
    when: { not: [BROADCAST, MAINTENANCE] },
    kind: 'right',
    rank: 25,
    says: 'A public office too must leave you the protected part of your pay. Ask your bank for a protected account (P-Konto).',
    authority: cite('ao', '319', { provision: '§ 319 AO, § 6 JBeitrG, §§ 850c und 850k ZPO' }),
  },
  {
    ...BASE,
    id: 'de.public-debt.right-costs',
    when: { any: [COURT_COSTS] },
    kind: 'right',
    rank: 5,
    says: 'Is the bill of court costs wrong? You can complain to the court for free (Erinnerung). It does not stop the payment by itself.',
    authority: costs('66', '§ 66 GKG, § 8 JBeitrG'),
  },
  {
    ...BASE,
    id: 'de.public-debt.penal-reality',
    when: { any: [PENAL_FINE] },
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A criminal fine (Geldstrafe) that cannot be collected can become prison: one day for two daily units. Act before that.',
    authority: cite('stgb', '43', { from: '2024-02-01' }),
  },
  {
    ...BASE,
    id: 'de.public-debt.penal-right',
    when: { any: [PENAL_FINE] },
    kind: 'right',
    rank: 3,
    says: 'Ask the prosecutor’s office for time or instalments. You can also ask to work without pay instead (freie Arbeit).',
    authority: cite('stpo', '459a', { provision: '§ 459a StPO, Art. 293 EGStGB' }),
  },
  {
    ...BASE,
    id: 'de.public-debt.order-right',
    when: { any: [ORDER_FINE] },
    kind: 'right',
    rank: 4,
    says: 'For an unpaid fine (Bußgeld) a judge may order detention. Not if you show that you cannot pay: write it, and ask for instalments.',
    authority: cite('owig', '96', { provision: '§§ 93 und 96 OWiG' }),
  },
  {
    ...BASE,
    id: 'de.public-debt.loan-right',
    when: { any: [STUDENT_LOAN] },
    kind: 'right',
    rank: 3,
    says: 'Is your income low? Ask the Bundesverwaltungsamt to free you from the instalments (Freistellung). It can reach back a few months.',
    authority: studentLoan(),
  },
  {
    ...BASE,
    id: 'de.public-debt.step-time',
    when: { not: [BROADCAST, MAINTENANCE] },
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Write or call before the day in the letter, and name the file number (Kassenzeichen). Ask for time or instalments, with proof of your income.',
    authority: budget(),
  },
  {
    ...BASE,
    id: 'de.public-debt.step-which',
    when: { not: [BROADCAST, MAINTENANCE] },
    kind: 'step',
    list: 'first',
    rank: 8,
    says: 'Find the decision or bill behind this letter, and check the sum. If it is missing, ask for a copy. Paid already? Send proof.',
    authority: execution('3', '§ 3 Abs. 2 VwVG'),
  },
]
