/** Organisations that often write to people. Owners are named only where we could confirm them. */
import type { KnownSender } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-05-31' } as const

const COLLECTOR = {
  ...CHECKED,
  what: 'debt_collector',
  complainTo: 'The firm first. For loans, then the Financial Services and Pensions Ombudsman.',
  nextStep: 'Check the debt and its age. Then write and ask for proof.',
  source: {
    title: 'Citizens Information: debt collection',
    url: 'https://www.citizensinformation.ie/en/money-and-tax/personal-finance/debt/debt-collection/',
  },
} as const

const BUYER = {
  ...CHECKED,
  what: 'debt_buyer',
  regulator: 'Central Bank of Ireland, for loans',
  appealsBody: 'Financial Services and Pensions Ombudsman',
  complainTo: 'The firm first. After 40 working days, or a final no, the Ombudsman.',
  nextStep: 'Ask for proof of the debt and that they own or service it.',
  source: { title: 'Central Bank registers', url: 'https://registers.centralbank.ie/' },
} as const

const PUBLIC_BODY = {
  ...CHECKED,
  what: 'government',
  source: { title: 'Revenue', url: 'https://www.revenue.ie/' },
} as const

const BANK = {
  ...CHECKED,
  what: 'bank',
  regulator: 'Central Bank of Ireland',
  complainTo: 'The bank first, then the Financial Services and Pensions Ombudsman.',
  nextStep: 'Ask for a plan you can afford, in writing.',
  source: { title: 'FSPO', url: 'https://www.fspo.ie/' },
} as const

const ENERGY_FIRM = {
  ...CHECKED,
  what: 'utility',
  regulator: 'CRU',
  complainTo: 'The firm first, then the CRU.',
  nextStep: 'Ask for a payment plan.',
  source: { title: 'CRU', url: 'https://www.cru.ie/' },
} as const

const PHONE_FIRM = {
  ...CHECKED,
  what: 'telecom',
  regulator: 'ComReg',
  complainTo: 'The firm first, then ComReg.',
  nextStep: 'Check the bill against your contract.',
  source: { title: 'ComReg', url: 'https://www.comreg.ie/' },
} as const

export const SENDERS: readonly KnownSender[] = [
  {
    ...BUYER,
    id: 'ie.sender.link',
    name: 'Link Financial',
    match: ['link financial', 'link asc'],
    says: 'This firm owns or services loans that a bank has sold. It must follow the same code as the bank. It is not a court.',
  },
  {
    ...BUYER,
    id: 'ie.sender.cabot',
    name: 'Cabot Financial Ireland',
    match: ['cabot financial', 'cabot asset'],
    says: 'This firm owns or services loans that a bank has sold. It must follow the same code as the bank. It is not a court.',
  },
  {
    ...BUYER,
    id: 'ie.sender.everyday',
    name: 'Everyday Finance',
    match: ['everyday finance', 'link group everyday'],
    says: 'This firm owns or services loans that a bank has sold. It must follow the same code as the bank. It is not a court.',
  },
  {
    ...BUYER,
    id: 'ie.sender.pepper',
    name: 'Pepper Finance',
    match: ['pepper finance', 'pepper advantage'],
    says: 'This firm owns or services loans that a bank has sold. It must follow the same code as the bank. It is not a court.',
  },
  {
    ...BUYER,
    id: 'ie.sender.mars',
    name: 'Mars Capital',
    match: ['mars capital'],
    says: 'This firm owns or services loans that a bank has sold. It must follow the same code as the bank. It is not a court.',
  },
  {
    ...BUYER,
    id: 'ie.sender.start',
    name: 'Start Mortgages',
    match: ['start mortgages'],
    says: 'This firm owns or services loans that a bank has sold. It must follow the same code as the bank. It is not a court.',
  },
  {
    ...BUYER,
    id: 'ie.sender.promontoria',
    name: 'Promontoria funds',
    match: ['promontoria'],
    says: 'This firm owns or services loans that a bank has sold. It must follow the same code as the bank. It is not a court.',
  },
  {
    ...COLLECTOR,
    id: 'ie.sender.intrum',
    name: 'Intrum Ireland',
    match: ['intrum'],
    says: 'This firm collects debts for others. It is not a court and cannot take your things.',
  },
  {
    ...PUBLIC_BODY,
    id: 'ie.sender.revenue',
    name: 'Revenue',
    match: ['revenue commissioners', 'collector-general', 'office of the revenue'],
    nextStep: 'Check it in myAccount.',
    says: 'This is the tax office. It can use a sheriff or take money from a bank or pay with no court. You can ask for a phased payment.',
  },
  {
    ...PUBLIC_BODY,
    id: 'ie.sender.dsp',
    name: 'Department of Social Protection',
    match: ['department of social protection'],
    nextStep: 'Ask for the decision and appeal in time.',
    source: {
      title: 'Social Welfare Appeals Office',
      url: 'https://www.gov.ie/en/social-welfare-appeals-office/',
    },
    says: 'This office pays benefits and gets back overpayments. You can appeal.',
  },
  {
    ...PUBLIC_BODY,
    id: 'ie.sender.rtb',
    name: 'Residential Tenancies Board',
    match: ['residential tenancies board'],
    nextStep: 'Look for a date and attend.',
    source: { title: 'RTB', url: 'https://rtb.ie/' },
    says: 'This public body decides between landlords and tenants. Its papers are real.',
  },
  {
    ...PUBLIC_BODY,
    id: 'ie.sender.fcpo',
    name: 'Fixed Charge Processing Office',
    match: ['fixed charge processing', 'an garda síochána', 'an garda siochana'],
    nextStep: 'Look at day 28 on the notice.',
    source: {
      title: 'An Garda Síochána',
      url: 'https://www.garda.ie/en/roads-policing/fixed-charge-notices/',
    },
    says: 'This is the garda office for traffic notices. Its time limits are fixed by law.',
  },
  {
    ...PUBLIC_BODY,
    id: 'ie.sender.anpost-tv',
    name: 'An Post TV licence',
    match: ['tv licence records', 'tv licence office'],
    what: 'licensing_body',
    nextStep: 'Buy one, or say that you have no TV.',
    source: {
      title: 'Broadcasting Act 2009',
      url: 'https://revisedacts.lawreform.ie/eli/2009/act/18/revised/en/html',
    },
    says: 'An Post collects the TV licence.',
  },
  {
    ...BANK,
    id: 'ie.sender.aib',
    name: 'AIB',
    match: ['allied irish banks', 'aib mortgage', 'aib bank'],
    says: 'This is a bank. It must try to agree a plan with you on arrears before it goes to court.',
  },
  {
    ...BANK,
    id: 'ie.sender.boi',
    name: 'Bank of Ireland',
    match: ['bank of ireland'],
    says: 'This is a bank. It must try to agree a plan with you on arrears before it goes to court.',
  },
  {
    ...BANK,
    id: 'ie.sender.ptsb',
    name: 'PTSB',
    match: ['permanent tsb', 'ptsb'],
    says: 'This is a bank. It must try to agree a plan with you on arrears before it goes to court.',
  },
  {
    ...ENERGY_FIRM,
    id: 'ie.sender.electric-ireland',
    name: 'Electric Ireland',
    match: ['electric ireland'],
    says: 'This company sells power and gas. It must offer a payment plan before it cuts you off.',
  },
  {
    ...ENERGY_FIRM,
    id: 'ie.sender.bord-gais',
    name: 'Bord Gáis Energy',
    match: ['bord gáis', 'bord gais'],
    says: 'This company sells power and gas. It must offer a payment plan before it cuts you off.',
  },
  {
    ...ENERGY_FIRM,
    id: 'ie.sender.sse',
    name: 'SSE Airtricity',
    match: ['sse airtricity'],
    says: 'This company sells power and gas. It must offer a payment plan before it cuts you off.',
  },
  {
    ...ENERGY_FIRM,
    id: 'ie.sender.energia',
    name: 'Energia',
    match: ['energia'],
    says: 'This company sells power and gas. It must offer a payment plan before it cuts you off.',
  },
  {
    ...PHONE_FIRM,
    id: 'ie.sender.eir',
    name: 'eir',
    match: ['eircom', 'eir limited'],
    says: 'This is a phone and internet company. If it does not solve a complaint, ComReg can help.',
  },
  {
    ...PHONE_FIRM,
    id: 'ie.sender.virgin',
    name: 'Virgin Media Ireland',
    match: ['virgin media ireland'],
    says: 'This is a phone and internet company. If it does not solve a complaint, ComReg can help.',
  },
  {
    ...PHONE_FIRM,
    id: 'ie.sender.vodafone',
    name: 'Vodafone Ireland',
    match: ['vodafone ireland'],
    says: 'This is a phone and internet company. If it does not solve a complaint, ComReg can help.',
  },
]
