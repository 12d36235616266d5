/**
 * Organisations that often write to people in the United Kingdom. Ownership, trade body and appeals body are given
 * only where we could confirm them; what a kind of sender can and cannot do is the law for that kind.
 */
import type { KnownSender } from '@plainletter/contracts/rule'

import { COLLECTORS_SENDERS } from './senders-collectors.ts'
import { PARKING_BAILIFFS_SENDERS } from './senders-parking-bailiffs.ts'

const CHECKED = { country: 'gb', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

const PUBLIC_BODIES: readonly KnownSender[] = [
  {
    ...CHECKED,
    id: 'gb.sender.pplprs',
    what: 'licensing_body',
    name: 'PPL PRS',
    match: [
      'ppl prs',
      'pplprs',
      'prs for music',
      'themusiclicence',
      'phonographic performance limited',
    ],
    domains: ['pplprs.co.uk'],
    says: 'PPL PRS is a private joint company of PPL and PRS for Music. It sells licences to play music in public. It is not a court or a council.',
    complainTo: 'PPL PRS first. For prices and terms, the Copyright Tribunal.',
    nextStep: 'Work out if music is heard by customers or staff. Reply in writing.',
    source: { title: 'PPL PRS privacy notice', url: 'https://pplprs.co.uk/privacy' },
  },
  {
    ...CHECKED,
    id: 'gb.sender.tv-licensing',
    what: 'licensing_body',
    name: 'TV Licensing',
    match: ['tv licensing'],
    domains: ['tvlicensing.co.uk'],
    says: 'TV Licensing collects the TV licence fee for the BBC. You need a licence only for live TV or BBC iPlayer. Its visitors cannot come in without your yes or a court warrant.',
    nextStep: 'If you need no licence, tell them online or by letter.',
    source: { title: 'TV Licensing', url: 'https://www.tvlicensing.co.uk/' },
  },
  {
    ...CHECKED,
    id: 'gb.sender.hmrc',
    what: 'government',
    name: 'HM Revenue and Customs',
    match: ['hm revenue', 'hmrc', 'revenue and customs', 'revenue & customs'],
    domains: ['hmrc.gov.uk', 'gov.uk'],
    says: 'HMRC collects tax. It has strong powers, but it will agree to a plan with most people who ask. Scam messages often borrow its name.',
    complainTo: 'HMRC, then the Adjudicator.',
    nextStep: 'Check the sum in your own account on GOV.UK. Call to ask for time to pay.',
    source: {
      title: 'GOV.UK: if you cannot pay your tax bill on time',
      url: 'https://www.gov.uk/difficulties-paying-hmrc',
    },
  },
  {
    ...CHECKED,
    id: 'gb.sender.dwp-debt',
    what: 'government',
    name: 'DWP Debt Management',
    match: ['dwp debt management', 'debt management (dwp)'],
    says: 'DWP Debt Management gets back benefits that were overpaid. It can take money from benefits or wages without a court. Ask for a lower rate if it hurts.',
    complainTo: 'DWP. You can also ask for the decision to be looked at again.',
    nextStep: 'Check the decision and its date. Ask for a review within one month if it is wrong.',
    source: {
      title: 'GOV.UK: benefit overpayments',
      url: 'https://www.gov.uk/benefit-overpayments',
    },
  },
  {
    ...CHECKED,
    id: 'gb.sender.dwp',
    what: 'government',
    name: 'Department for Work and Pensions',
    match: ['department for work and pensions', 'dwp'],
    says: 'The Department for Work and Pensions (DWP) decides on most benefits and pays them. It can take back what it overpaid, without a court.',
    complainTo: 'DWP. You can also ask for the decision to be looked at again.',
    nextStep: 'Check the decision and its date. Ask for a review within one month if it is wrong.',
    source: {
      title: 'GOV.UK: challenge a benefit decision (mandatory reconsideration)',
      url: 'https://www.gov.uk/mandatory-reconsideration',
    },
  },
  {
    ...CHECKED,
    id: 'gb.sender.cnbc',
    what: 'court',
    name: 'Civil National Business Centre',
    match: ['civil national business centre', 'county court business centre', 'cnbc'],
    says: 'This is the court office that sends out most money claims in England and Wales. Its claim forms are real and have a last day to reply.',
    nextStep:
      'After a claim form: send the acknowledgment of service within 14 days of service. After a judgment: look for the day to pay.',
    source: {
      title: 'GOV.UK: respond to a court claim for money',
      url: 'https://www.gov.uk/respond-money-claim',
    },
  },
  {
    ...CHECKED,
    id: 'gb.sender.hmcts',
    what: 'court',
    name: 'HM Courts and Tribunals Service',
    match: ['hm courts', 'hmcts', 'county court money claims centre', 'in the county court'],
    says: 'This is the office that runs the courts in England and Wales. Papers from it are real. Read them for a date.',
    nextStep: 'Call the court with the claim number if you are not sure what it is.',
    source: {
      title: 'GOV.UK: HM Courts and Tribunals Service',
      url: 'https://www.gov.uk/government/organisations/hm-courts-and-tribunals-service',
    },
  },
  {
    ...CHECKED,
    id: 'gb.sender.ejo',
    what: 'court',
    name: 'Enforcement of Judgments Office',
    match: ['enforcement of judgments office', 'enforcement of judgements office'],
    says: 'This office enforces all civil judgments in Northern Ireland. It looks at what you can pay before it decides.',
    nextStep: 'Reply with your budget by the date in the letter, and get free debt advice.',
    source: { title: 'nidirect: enforcement of judgments', url: 'https://www.nidirect.gov.uk/' },
  },
]

const ENERGY_FIRM = {
  ...CHECKED,
  what: 'utility',
  regulator: 'Ofgem',
  complainTo: 'The firm first. After eight weeks, or a final answer, the Energy Ombudsman.',
  nextStep: 'Read your meter, check the dates on the bill, and ask for a plan you can afford.',
  says: 'This is a private company that sells gas and electricity. It may not come into your home without your consent or a warrant.',
  source: { title: 'Ofgem: energy advice for households', url: 'https://www.ofgem.gov.uk/' },
} as const

const ENERGY_FIRMS: readonly KnownSender[] = [
  { ...ENERGY_FIRM, id: 'gb.sender.british-gas', name: 'British Gas', match: ['british gas'] },
  { ...ENERGY_FIRM, id: 'gb.sender.edf', name: 'EDF', match: ['edf energy'] },
  { ...ENERGY_FIRM, id: 'gb.sender.eon-next', name: 'E.ON Next', match: ['e.on next', 'eon next'] },
  {
    ...ENERGY_FIRM,
    id: 'gb.sender.octopus',
    name: 'Octopus Energy',
    match: ['octopus energy'],
  },
  { ...ENERGY_FIRM, id: 'gb.sender.ovo', name: 'OVO Energy', match: ['ovo energy'] },
  {
    ...ENERGY_FIRM,
    id: 'gb.sender.scottish-power',
    name: 'ScottishPower',
    match: ['scottishpower', 'scottish power'],
  },
]

export const SENDERS: readonly KnownSender[] = [
  ...ENERGY_FIRMS,
  ...COLLECTORS_SENDERS,
  ...PARKING_BAILIFFS_SENDERS,
  ...PUBLIC_BODIES,
]
