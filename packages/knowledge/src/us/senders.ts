/** Organisations that often write to people in the United States. Ownership only where it is well known. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const
const CFPB = {
  title: 'CFPB: Consumer complaint database',
  url: 'https://www.consumerfinance.gov/data-research/consumer-complaints/',
} as const

const BUYER = {
  ...CHECKED,
  what: 'debt_buyer',
  regulator: 'Consumer Financial Protection Bureau, Federal Trade Commission and the states',
  complainTo: 'The CFPB, or your state attorney general.',
  nextStep: 'Dispute the debt in writing within 30 days and ask for proof.',
  source: CFPB,
} as const

const COLLECTOR = { ...BUYER, what: 'debt_collector' } as const

const BUYERS: readonly KnownSender[] = [
  {
    ...BUYER,
    id: 'us.sender.midland',
    name: 'Midland Credit Management',
    match: ['midland credit management', 'midland funding', 'encore capital'],
    domains: ['midlandcredit.com'],
    says: 'Midland buys old card and loan debts and collects them. It belongs to Encore Capital Group. It sues often. It cannot take your things without a judgment.',
  },
  {
    ...BUYER,
    id: 'us.sender.pra',
    name: 'Portfolio Recovery Associates',
    match: ['portfolio recovery associates', 'pra group'],
    domains: ['portfoliorecovery.com'],
    says: 'Portfolio Recovery Associates buys old debts and collects them. It belongs to PRA Group. It may sue. It cannot take your things without a judgment.',
  },
  {
    ...BUYER,
    id: 'us.sender.lvnv',
    name: 'LVNV Funding',
    match: ['lvnv funding', 'lvnv'],
    says: 'LVNV Funding owns debts that it bought. Resurgent Capital Services looks after them. Ask for proof that it owns yours.',
  },
  {
    ...BUYER,
    id: 'us.sender.resurgent',
    name: 'Resurgent Capital Services',
    match: ['resurgent capital', 'resurgent receivables'],
    domains: ['resurgent.com'],
    says: 'Resurgent manages and collects debts for owners such as LVNV Funding. It is a private firm, not a court.',
  },
  {
    ...BUYER,
    id: 'us.sender.cavalry',
    name: 'Cavalry Portfolio Services',
    match: ['cavalry portfolio', 'cavalry spv'],
    says: 'Cavalry buys old debts and collects them. It may sue. It cannot take your things without a judgment.',
  },
  {
    ...BUYER,
    id: 'us.sender.jefferson',
    name: 'Jefferson Capital Systems',
    match: ['jefferson capital'],
    says: 'Jefferson Capital buys debts and collects them. Ask for proof that it owns yours.',
  },
  {
    ...BUYER,
    id: 'us.sender.velocity',
    name: 'Velocity Investments',
    match: ['velocity investments', 'velocity portfolio'],
    says: 'Velocity Investments buys debts, such as old loans, and may sue. Ask for proof that it owns yours.',
  },
]

const COLLECTORS: readonly KnownSender[] = [
  {
    ...COLLECTOR,
    id: 'us.sender.transworld',
    name: 'Transworld Systems',
    match: ['transworld systems'],
    says: 'Transworld Systems collects debts for other firms, such as hospitals, shops and lenders. It is not a court.',
  },
  {
    ...COLLECTOR,
    id: 'us.sender.ic-system',
    name: 'IC System',
    match: ['ic system', 'i.c. system'],
    says: 'IC System collects debts for other firms, such as doctors, phone firms and shops. It is not a court.',
  },
  {
    ...COLLECTOR,
    id: 'us.sender.erc',
    name: 'Enhanced Recovery Company',
    match: ['enhanced recovery company', 'enhanced recovery co'],
    says: 'Enhanced Recovery Company collects debts for other firms, such as phone and internet firms. It is not a court.',
  },
]

/** Law firms that collect for others are debt collectors too (Heintz v. Jenkins, 1995). */
const LAW_FIRMS: readonly KnownSender[] = [
  {
    key: 'zwicker',
    name: 'Zwicker & Associates',
    match: ['zwicker & associates', 'zwicker and associates'],
  },
  {
    key: 'hunt-henriques',
    name: 'Hunt & Henriques',
    match: ['hunt & henriques', 'hunt and henriques'],
  },
  { key: 'rausch-sturm', name: 'Rausch Sturm', match: ['rausch sturm', 'rausch, sturm'] },
  {
    key: 'weltman',
    name: 'Weltman, Weinberg & Reis',
    match: ['weltman, weinberg', 'weltman weinberg'],
  },
].map(({ key, name, match }) => ({
  ...BUYER,
  id: `us.sender.${key}`,
  name,
  match,
  what: 'law_firm',
  says: `${name} is a law firm that collects debts and may sue. The rules for debt collectors bind it too. It is not a court.`,
  nextStep: 'Dispute the debt in writing within 30 days. If there is a summons, answer that first.',
}))

/** Firms that collect for others: what they can do is the same for all. */
const AGENCIES: readonly KnownSender[] = [
  { key: 'trueaccord', name: 'TrueAccord', match: ['trueaccord'] },
  { key: 'credence', name: 'Credence Resource Management', match: ['credence resource'] },
  { key: 'ccs', name: 'Credit Collection Services', match: ['credit collection services'] },
  { key: 'caine-weiner', name: 'Caine & Weiner', match: ['caine & weiner', 'caine and weiner'] },
  { key: 'radius', name: 'Radius Global Solutions', match: ['radius global'] },
  { key: 'sequium', name: 'Sequium Asset Solutions', match: ['sequium'] },
  { key: 'harris', name: 'Harris & Harris', match: ['harris & harris'] },
  { key: 'convergent', name: 'Convergent Outsourcing', match: ['convergent outsourcing'] },
].map(({ key, name, match }) => ({
  ...COLLECTOR,
  id: `us.sender.${key}`,
  name,
  match,
  says: `${name} collects debts for other firms. It is not a court and cannot take your things.`,
}))

const GOVERNMENT: readonly KnownSender[] = [
  {
    ...CHECKED,
    id: 'us.sender.irs',
    name: 'Internal Revenue Service',
    match: ['internal revenue service', 'department of the treasury internal revenue'],
    what: 'government',
    domains: ['irs.gov'],
    says: 'The IRS collects federal tax. It writes by post first. It never asks for gift cards and never threatens arrest on the phone.',
    complainTo: 'The Taxpayer Advocate Service.',
    nextStep:
      'Look at the notice number, such as CP14, and the date to act. Check your account at IRS.gov.',
    source: {
      title: 'IRS: Understanding your IRS notice or letter',
      url: 'https://www.irs.gov/individuals/understanding-your-irs-notice-or-letter',
    },
  },
  {
    ...CHECKED,
    id: 'us.sender.ssa',
    name: 'Social Security Administration',
    match: ['social security administration'],
    what: 'government',
    domains: ['ssa.gov'],
    says: 'Social Security pays pensions, disability benefits and SSI. You have 60 days to appeal most of its decisions.',
    complainTo: 'The office that decided, then the Office of the Inspector General for fraud.',
    nextStep: 'Appeal, ask for a waiver, or ask for a lower rate of repayment.',
    source: {
      title: 'SSA: Appeal a decision we made',
      url: 'https://www.ssa.gov/apply/appeal-decision-we-made',
    },
  },
  {
    ...CHECKED,
    id: 'us.sender.fiscal-service',
    name: 'Bureau of the Fiscal Service',
    match: ['bureau of the fiscal service', 'treasury offset program'],
    what: 'government',
    domains: ['treasury.gov'],
    says: 'This Treasury office collects debts owed to federal agencies. It can take tax refunds and part of some benefits.',
    nextStep:
      'Contact the agency that you owe, and ask for a review before the date in the letter.',
    source: {
      title: 'Bureau of the Fiscal Service: Treasury Offset Program',
      url: 'https://fiscal.treasury.gov/top/',
    },
  },
]

/** Firms that send the bills for federal student loans. */
const LOAN_SERVICERS: readonly KnownSender[] = [
  { key: 'mohela', name: 'MOHELA', match: ['mohela'] },
  { key: 'nelnet', name: 'Nelnet', match: ['nelnet'] },
  { key: 'aidvantage', name: 'Aidvantage', match: ['aidvantage'] },
  { key: 'edfinancial', name: 'Edfinancial', match: ['edfinancial'] },
].map(({ key, name, match }) => ({
  ...CHECKED,
  id: `us.sender.${key}`,
  name,
  match,
  what: 'other',
  says: `${name} sends the bills for federal student loans. The Department of Education owns most of them.`,
  complainTo: 'The servicer, then the Federal Student Aid Ombudsman.',
  nextStep:
    'Log in at StudentAid.gov, check your loans, and ask about a plan that fits your income.',
  source: {
    title: 'Federal Student Aid: Loan servicers',
    url: 'https://studentaid.gov/manage-loans/repayment/servicers',
  },
}))

export const SENDERS: readonly KnownSender[] = [
  ...BUYERS,
  ...COLLECTORS,
  ...LAW_FIRMS,
  ...AGENCIES,
  ...LOAN_SERVICERS,
  ...GOVERNMENT,
]
