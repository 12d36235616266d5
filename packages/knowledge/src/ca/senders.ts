/** Organisations that often write to people. Owners are named only where we could confirm them. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ca', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

const COLLECTOR = {
  ...CHECKED,
  what: 'debt_collector',
  regulator: 'the consumer office of your province',
  complainTo: 'The firm first, then the consumer office of your province.',
  nextStep: 'Check the debt and its age. Then write and ask for proof.',
  source: {
    title: 'FCAC: debt collection, know your rights',
    url: 'https://www.canada.ca/en/financial-consumer-agency/services/rights-responsibilities/rights-credit-loans/debt-collection.html',
  },
} as const

const PUBLIC_BODY = {
  ...CHECKED,
  what: 'government',
  source: { title: 'Government of Canada', url: 'https://www.canada.ca/en.html' },
} as const

const BANK = {
  ...CHECKED,
  what: 'bank',
  regulator: 'Financial Consumer Agency of Canada',
  complainTo: 'The bank first. After 56 days, or if you disagree, OBSI.',
  nextStep: 'Ask for a plan you can afford, in writing.',
  source: { title: 'OBSI', url: 'https://www.obsi.ca/' },
} as const

const PHONE_FIRM = {
  ...CHECKED,
  what: 'telecom',
  complainTo: 'The firm first, then the CCTS for free.',
  nextStep: 'Check the bill against your contract.',
  source: { title: 'CCTS', url: 'https://www.ccts-cprst.ca/' },
} as const

const TRIBUNAL = {
  ...CHECKED,
  what: 'court',
  nextStep: 'Look for a date to answer or to attend.',
  source: { title: 'Tribunals Ontario', url: 'https://tribunalsontario.ca/' },
} as const

export const SENDERS: readonly KnownSender[] = [
  {
    ...COLLECTOR,
    id: 'ca.sender.metcredit',
    name: 'MetCredit',
    match: ['metcredit', 'metropolitan credit adjusters'],
    says: 'This is a collection agency. It collects for other firms, or collects debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'ca.sender.collectcents',
    name: 'Collectcents',
    match: ['collectcents', 'credit bureau of canada collections'],
    says: 'This is a collection agency. It collects for other firms, or collects debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'ca.sender.cbv',
    name: 'CBV Collection Services',
    match: ['cbv collection'],
    says: 'This is a collection agency. It collects for other firms, or collects debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'ca.sender.bill-gosling',
    name: 'Bill Gosling Outsourcing',
    match: ['bill gosling', 'bgo collections'],
    says: 'This is a collection agency. It collects for other firms, or collects debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'ca.sender.iqor',
    name: 'iQor Canada',
    match: ['iqor'],
    says: 'This is a collection agency. It collects for other firms, or collects debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'ca.sender.eos-canada',
    name: 'EOS Canada',
    match: ['eos canada'],
    says: 'This is a collection agency. It collects for other firms, or collects debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'ca.sender.gatestone',
    name: 'Gatestone',
    match: ['gatestone'],
    says: 'This is a collection agency. It collects for other firms, or collects debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'ca.sender.arc',
    name: 'ARO',
    match: ['aro inc', 'action collections & receivables'],
    says: 'This is a collection agency. It collects for other firms, or collects debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...COLLECTOR,
    id: 'ca.sender.partners',
    name: 'Partners in Credit',
    match: ['partners in credit'],
    says: 'This is a collection agency. It collects for other firms, or collects debts it has bought. It is not a court and cannot take your things.',
  },
  {
    ...PUBLIC_BODY,
    id: 'ca.sender.cra',
    name: 'Canada Revenue Agency',
    match: ['canada revenue agency', 'agence du revenu du canada'],
    complainTo: 'The CRA service complaint office, then the Taxpayers’ Ombudsperson.',
    nextStep:
      'Check the debt in your own account on the official site. Object within 90 days if it is wrong.',
    source: { title: 'Canada Revenue Agency', url: 'https://www.canada.ca/en/revenue-agency.html' },
    says: 'This is the federal tax office. It can take money from pay or a bank account without a court. You can object and ask for a plan.',
  },
  {
    ...PUBLIC_BODY,
    id: 'ca.sender.service-canada',
    name: 'Service Canada',
    match: ['service canada', 'employment and social development canada'],
    nextStep: 'Ask for reconsideration within the time in the letter.',
    says: 'This office runs employment insurance and public pensions. You can ask it to look at a decision again.',
  },
  {
    ...PUBLIC_BODY,
    id: 'ca.sender.revenu-quebec',
    name: 'Revenu Québec',
    match: ['revenu québec', 'revenu quebec'],
    source: { title: 'Revenu Québec', url: 'https://www.revenuquebec.ca/en/' },
    says: 'This is the tax office of Quebec. You can object to an assessment and ask for a payment plan.',
  },
  {
    ...TRIBUNAL,
    id: 'ca.sender.ltb',
    name: 'Landlord and Tenant Board',
    match: ['landlord and tenant board'],
    says: 'This tribunal decides between landlords and tenants in Ontario. Its papers are real. Go to the hearing.',
  },
  {
    ...TRIBUNAL,
    id: 'ca.sender.rtb',
    name: 'Residential Tenancy Branch',
    match: ['residential tenancy branch'],
    source: {
      title: 'Government of British Columbia',
      url: 'https://www2.gov.bc.ca/gov/content/housing-tenancy/residential-tenancies',
    },
    says: 'This office decides between landlords and tenants in British Columbia. Its papers are real.',
  },
  {
    ...TRIBUNAL,
    id: 'ca.sender.tal',
    name: 'Tribunal administratif du logement',
    match: ['tribunal administratif du logement'],
    source: { title: 'Tribunal administratif du logement', url: 'https://www.tal.gouv.qc.ca/en' },
    says: 'This is the housing tribunal of Quebec. Its papers are real. Go to the hearing.',
  },
  {
    ...TRIBUNAL,
    id: 'ca.sender.crt',
    name: 'Civil Resolution Tribunal',
    match: ['civil resolution tribunal'],
    source: { title: 'Civil Resolution Tribunal', url: 'https://civilresolutionbc.ca/' },
    says: 'This online tribunal decides small claims in British Columbia. You must reply in time.',
  },
  {
    ...BANK,
    id: 'ca.sender.rbc',
    name: 'RBC Royal Bank',
    match: ['royal bank of canada', 'rbc royal bank'],
    says: 'This is a bank. It must follow federal rules when it asks for money. It cannot take your pay without a court.',
  },
  {
    ...BANK,
    id: 'ca.sender.td',
    name: 'TD Canada Trust',
    match: ['td canada trust', 'toronto-dominion bank'],
    says: 'This is a bank. It must follow federal rules when it asks for money. It cannot take your pay without a court.',
  },
  {
    ...BANK,
    id: 'ca.sender.scotiabank',
    name: 'Scotiabank',
    match: ['scotiabank', 'bank of nova scotia'],
    says: 'This is a bank. It must follow federal rules when it asks for money. It cannot take your pay without a court.',
  },
  {
    ...BANK,
    id: 'ca.sender.bmo',
    name: 'BMO',
    match: ['bank of montreal', 'bmo bank'],
    says: 'This is a bank. It must follow federal rules when it asks for money. It cannot take your pay without a court.',
  },
  {
    ...BANK,
    id: 'ca.sender.cibc',
    name: 'CIBC',
    match: ['cibc', 'canadian imperial bank of commerce'],
    says: 'This is a bank. It must follow federal rules when it asks for money. It cannot take your pay without a court.',
  },
  {
    ...BANK,
    id: 'ca.sender.national',
    name: 'National Bank',
    match: ['national bank of canada', 'banque nationale du canada'],
    says: 'This is a bank. It must follow federal rules when it asks for money. It cannot take your pay without a court.',
  },
  {
    ...PHONE_FIRM,
    id: 'ca.sender.bell',
    name: 'Bell',
    match: ['bell canada', 'bell mobility'],
    says: 'This is a phone and internet company. If it does not solve a complaint, the CCTS helps for free.',
  },
  {
    ...PHONE_FIRM,
    id: 'ca.sender.rogers',
    name: 'Rogers',
    match: ['rogers communications'],
    says: 'This is a phone and internet company. If it does not solve a complaint, the CCTS helps for free.',
  },
  {
    ...PHONE_FIRM,
    id: 'ca.sender.telus',
    name: 'TELUS',
    match: ['telus'],
    says: 'This is a phone and internet company. If it does not solve a complaint, the CCTS helps for free.',
  },
]
