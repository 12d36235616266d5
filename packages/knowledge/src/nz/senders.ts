/** Organisations that often write to people. Owners are named only where we could confirm them. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'nz', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

const COLLECTOR = {
  ...CHECKED,
  what: 'debt_collector',
  regulator: 'Commerce Commission, for misleading conduct',
  complainTo: 'The firm first. For loans, then the dispute scheme of the lender.',
  nextStep: 'Check the debt and its age. Then write and ask for proof.',
  source: { title: 'Consumer Protection', url: 'https://www.consumerprotection.govt.nz/' },
} as const

const PUBLIC_BODY = {
  ...CHECKED,
  what: 'government',
  source: { title: 'Inland Revenue', url: 'https://www.ird.govt.nz/' },
} as const

const BANK = {
  ...CHECKED,
  what: 'bank',
  appealsBody: 'Banking Ombudsman Scheme',
  complainTo: 'The bank first, then the Banking Ombudsman.',
  nextStep: 'Ask for hardship help in writing.',
  source: { title: 'Banking Ombudsman Scheme', url: 'https://www.bankomb.org.nz/' },
} as const

const POWER_FIRM = {
  ...CHECKED,
  what: 'utility',
  complainTo: 'The firm first, then Utilities Disputes.',
  nextStep: 'Ask for a payment plan.',
  source: { title: 'Utilities Disputes', url: 'https://www.udl.co.nz/' },
} as const

const PHONE_FIRM = {
  ...CHECKED,
  what: 'telecom',
  complainTo: 'The firm first, then Telecommunications Dispute Resolution.',
  nextStep: 'Check the bill against your plan.',
  source: { title: 'TDR', url: 'https://www.tdr.org.nz/' },
} as const

export const SENDERS: readonly KnownSender[] = [
  {
    ...COLLECTOR,
    id: 'nz.sender.baycorp',
    name: 'Baycorp',
    match: ['baycorp'],
    says: 'This firm collects debts for others or debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'nz.sender.credit-corp',
    name: 'Credit Corp',
    match: ['credit corp'],
    says: 'This firm collects debts for others or debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'nz.sender.ecc',
    name: 'EC Credit Control',
    match: ['ec credit control'],
    says: 'This firm collects debts for others or debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'nz.sender.debtworks',
    name: 'Debtworks',
    match: ['debtworks'],
    says: 'This firm collects debts for others or debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'nz.sender.intercoll',
    name: 'Intercoll',
    match: ['intercoll'],
    says: 'This firm collects debts for others or debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...PUBLIC_BODY,
    id: 'nz.sender.ird',
    name: 'Inland Revenue',
    match: ['inland revenue', 'te tari taake'],
    nextStep: 'Check it in myIR.',
    says: 'This is the tax office. It can take money from pay or a bank with no court. You can ask for instalments.',
  },
  {
    ...PUBLIC_BODY,
    id: 'nz.sender.msd',
    name: 'Work and Income',
    match: ['work and income', 'ministry of social development'],
    nextStep: 'Ask for the reasons and a review in time.',
    source: { title: 'Work and Income', url: 'https://www.workandincome.govt.nz/' },
    says: 'This office pays benefits and gets back overpayments. You can ask for a review.',
  },
  {
    ...PUBLIC_BODY,
    id: 'nz.sender.fines',
    name: 'Ministry of Justice (fines)',
    match: ['ministry of justice', 'collections registry'],
    nextStep: 'Call 0800 434 637 before the date.',
    source: { title: 'Ministry of Justice', url: 'https://www.justice.govt.nz/fines/' },
    says: 'This office collects court fines and reparation. You can ask to pay over time.',
  },
  {
    ...PUBLIC_BODY,
    id: 'nz.sender.tenancy-tribunal',
    name: 'Tenancy Tribunal',
    match: ['tenancy tribunal'],
    what: 'court',
    nextStep: 'Go to the hearing.',
    source: { title: 'Tenancy Services', url: 'https://www.tenancy.govt.nz/' },
    says: 'This tribunal decides between landlords and tenants. Its papers are real.',
  },
  {
    ...BANK,
    id: 'nz.sender.anz',
    name: 'ANZ',
    match: ['anz bank new zealand', 'anz bank'],
    says: 'This is a bank. It must look at a request for hardship help. It cannot take your pay without a court.',
  },
  {
    ...BANK,
    id: 'nz.sender.asb',
    name: 'ASB',
    match: ['asb bank'],
    says: 'This is a bank. It must look at a request for hardship help. It cannot take your pay without a court.',
  },
  {
    ...BANK,
    id: 'nz.sender.bnz',
    name: 'BNZ',
    match: ['bank of new zealand'],
    says: 'This is a bank. It must look at a request for hardship help. It cannot take your pay without a court.',
  },
  {
    ...BANK,
    id: 'nz.sender.westpac',
    name: 'Westpac',
    match: ['westpac'],
    says: 'This is a bank. It must look at a request for hardship help. It cannot take your pay without a court.',
  },
  {
    ...BANK,
    id: 'nz.sender.kiwibank',
    name: 'Kiwibank',
    match: ['kiwibank'],
    says: 'This is a bank. It must look at a request for hardship help. It cannot take your pay without a court.',
  },
  {
    ...POWER_FIRM,
    id: 'nz.sender.genesis',
    name: 'Genesis',
    match: ['genesis energy'],
    says: 'This company sells power. It must try to help before it cuts you off.',
  },
  {
    ...POWER_FIRM,
    id: 'nz.sender.mercury',
    name: 'Mercury',
    match: ['mercury nz', 'mercury energy'],
    says: 'This company sells power. It must try to help before it cuts you off.',
  },
  {
    ...POWER_FIRM,
    id: 'nz.sender.contact',
    name: 'Contact Energy',
    match: ['contact energy'],
    says: 'This company sells power. It must try to help before it cuts you off.',
  },
  {
    ...POWER_FIRM,
    id: 'nz.sender.meridian',
    name: 'Meridian',
    match: ['meridian energy'],
    says: 'This company sells power. It must try to help before it cuts you off.',
  },
  {
    ...PHONE_FIRM,
    id: 'nz.sender.spark',
    name: 'Spark',
    match: ['spark new zealand', 'spark nz'],
    says: 'This is a phone and internet company. If it does not solve a complaint, TDR helps for free.',
  },
  {
    ...PHONE_FIRM,
    id: 'nz.sender.one-nz',
    name: 'One NZ',
    match: ['one nz', 'one new zealand'],
    says: 'This is a phone and internet company. If it does not solve a complaint, TDR helps for free.',
  },
  {
    ...PHONE_FIRM,
    id: 'nz.sender.2degrees',
    name: '2degrees',
    match: ['2degrees'],
    says: 'This is a phone and internet company. If it does not solve a complaint, TDR helps for free.',
  },
]
