/** Questions about eviction papers of a court: how many days there are, and that nobody must leave yet. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const ASK = {
  ...CHECKED,
  checkedOn: '2026-11-23',
  kinds: ['ENQUIRY'],
  kind: 'answer',
} satisfies Partial<Rule>

const PAPERS = [
  'summons',
  'court papers',
  'eviction papers',
  'papers from the court',
  'detainer papers',
  'papers handed',
  'papers left',
  'papers taped',
  'gave me papers',
  'handed me papers',
  'served',
  'complaint',
  'lawsuit',
  'packet',
  'court date',
  'petition',
  'warrant',
  'suing me',
  'took me to court',
  'taking me to court',
  'eviction case',
  'eviction hearing',
  'sued',
]

const EVICTION = [
  'unlawful detainer',
  'forcible detainer',
  'forcible entry',
  'summary process',
  'summary ejectment',
  'dispossessory',
  'detainer',
  'holdover',
  'nonpayment petition',
  'non payment petition',
  'eviction',
  'evicton',
  'eviciton',
  'evict',
  'evicted',
  'evicting',
  'evict me',
  'evict us',
  'eviction court',
  'housing court',
  'landlord tenant court',
  'landlord',
]

const WHAT_NOW = [
  'how many days',
  'how long do i have',
  'days to answer',
  'days to respond',
  'seven days',
  '7 days',
  'in 7 days',
  'answering in',
  'on the street',
  'throw my stuff',
  'answer',
  'respond',
  'too late',
  'already over',
  'already too late',
  'what do i do',
  'what should i do',
  'what can i do',
  'what now',
  'what happens',
  'do i have to',
  'do i need',
  'go to court',
  'court date',
  'by when',
  'sheriff',
  'pack',
  'lock me out',
  'lock us out',
  'put us out',
  'lose my home',
  'stop it',
  'fight',
]

/** A court that has decided already, a home that was sold, and cases that are no eviction. */
const OVER = {
  says: [
    'missed my',
    'missed court',
    'missed the court',
    'missed eviction',
    'already lost',
    'i lost in court',
    'i lost the case',
    'lost my case',
    'judge ruled',
    'judge gave',
    'default judgment',
    'writ',
    'foreclosure',
    'foreclosed',
    'deposit',
    'eviction record',
    'old eviction',
    'credit card',
    'my job',
  ],
}

const ON_EVICTION = {
  ...ASK,
  topics: ['housing', 'general'],
  rank: 2,
  when: { not: [OVER] },
  asks: [PAPERS, EVICTION, WHAT_NOW],
  verdict: 'do_this',
} satisfies Partial<Rule>

const IN_STATE = { ...ON_EVICTION, insteadOf: 'us.fact.eviction-papers' } satisfies Partial<Rule>

export const ENQUIRY_EVICTION_PAPERS: readonly Rule[] = [
  {
    ...ON_EVICTION,
    id: 'us.fact.eviction-papers',
    says: 'You need not leave now: only an officer with a court order can put you out. Look in the papers for the day to answer or to come to court. In some states you have five days or less. Answer or go by that day, or you lose without a hearing. Say what you paid and what was never repaired. Ask to have the fee waived, and call legal aid today.',
    authority: {
      title: 'Eviction laws of the states',
      provision:
        'for example California Code of Civil Procedure 1167, Florida Statutes 83.60, O.C.G.A. 44-7-51, RPAPL 732 (New York)',
      url: 'https://www.usa.gov/eviction',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...IN_STATE,
    id: 'us.state.ca.ask-eviction-papers',
    limit: { from: 'paper', count: 10, unit: 'working_days', roll: 'none' },
    regions: ['US-CA'],
    says: 'In California you have ten court days to file an answer, from the day the papers were handed to you. Weekends and court holidays do not count. Use form UD-105, and form FW-001 to have the fee waived. The court sets a day only after that. Without an answer you lose. Write it in if they took rent after the notice, or never fixed the home. Only the sheriff can put you out, with a court order.',
    authority: {
      title: 'California Code of Civil Procedure',
      provision: 'section 1167 (AB 2347)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=1167',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...IN_STATE,
    id: 'us.state.fl.ask-eviction-papers',
    limit: { from: 'paper', count: 5, unit: 'working_days', roll: 'none' },
    regions: ['US-FL'],
    says: 'It is not over. In Florida you have five days to file a written answer, without weekends and holidays. In a case over rent you must also pay the rent into the court in that time, or ask the judge to set the sum. If not, you lose without a hearing. Only the sheriff can put you out, with a court order. Call legal aid today.',
    authority: {
      title: 'Florida Statutes',
      provision: 'sections 51.011 and 83.60(2)',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2013-07-01',
    },
  },
  {
    ...IN_STATE,
    id: 'us.state.ga.ask-eviction-papers',
    limit: { from: 'paper', count: 7, unit: 'days', roll: 'none' },
    regions: ['US-GA'],
    says: 'It is not over. In Georgia you have seven days to answer after the papers came, also if they were left on the door. You can answer in writing or by telling the clerk. Without an answer you lose. If it is over rent, paying all of it and the court costs within the seven days mostly ends the case, once a year. Only an officer with a court order can put you out.',
    authority: {
      title: 'Official Code of Georgia',
      provision: 'sections 44-7-50 to 44-7-52',
      url: 'https://www.legis.ga.gov/',
      inForceFrom: '1990-01-01',
    },
  },
  {
    ...IN_STATE,
    id: 'us.state.ny.ask-eviction-papers',
    regions: ['US-NY'],
    says: 'It is not over. In New York a case over unpaid rent gives you ten days to answer after the papers came. You can do it at the clerk’s office, also by speaking. A holdover case names a day instead: go on that day. If you do neither, you lose. Say what you paid and what was never fixed. In New York City call 311 for a free lawyer. Only a marshal or sheriff can put you out, with a court order.',
    authority: {
      title: 'Real Property Actions and Proceedings Law (RPAPL)',
      provision: 'sections 711, 732 and 749',
      url: 'https://www.nysenate.gov/legislation/laws/RPA/732',
      inForceFrom: '2019-06-14',
    },
  },
]
