/** Consumer provisions that only the tactics cite, and the words of a situation that call for them. */
import { guide, ukLaw } from './law.ts'

export const FAULTY = [
  'faulty',
  'broken',
  'fault',
  'stopped working',
  'not as described',
  'repair',
  'not working',
  "doesn't work",
  'does not work',
  'gearbox',
  'engine',
  'car',
  'went wrong',
  'defect',
]
export const ONLINE = [
  'online',
  'website',
  'delivery',
  'delivered',
  'parcel',
  'ordered',
  'cancel',
  'website',
  'amazon',
  'ebay',
  'never arrived',
  'not arrived',
]
export const CARD_PAID = ['card', 'credit card', 'debit card', 'paypal', 'paid', 'refund', 'bust']
export const SCAMMED = ['scam', 'scammed', 'fraud', 'transfer', 'bank', 'fake']
export const PARKED = ['parking', 'pcn', 'parking charge', 'car park', 'ticket']
export const BUILDER = [
  'builder',
  'work',
  'garage',
  'service',
  'plumber',
  'roof',
  'kitchen',
  'leak',
  'leaks',
  'bathroom',
  'garden',
  'hairdresser',
]
export const PHONE_ENERGY = ['broadband', 'phone', 'mobile', 'energy', 'gas', 'electricity', 'bill']

export const BUYER_LAW = {
  chargeback: guide(
    'MoneyHelper (Money and Pensions Service)',
    'how you are protected when you pay by card',
    'https://www.moneyhelper.org.uk/en/everyday-money/credit/how-youre-protected-when-you-pay-by-card',
  ),
  scamRefund: guide(
    'Payment Systems Regulator',
    'APP fraud reimbursement requirement',
    'https://www.psr.org.uk/our-work/app-scams/',
  ),
  keeper: ukLaw(
    { title: 'Protection of Freedoms Act 2012', path: 'ukpga/2012/9' },
    'Schedule 4, paragraphs 8 and 9',
    'schedule/4',
  ),
  billFault: guide(
    'Ofgem: check if you are owed money, back-billing',
    'no charge for energy used more than 12 months ago',
    'https://www.ofgem.gov.uk/information-consumers/energy-advice-households/back-billing-rules-energy-consumers',
  ),
  phoneComplaint: guide(
    'Ofcom: alternative dispute resolution',
    'six weeks since 8 April 2026',
    'https://www.ofcom.org.uk/complaints',
  ),
  flight: ukLaw(
    { title: 'Regulation (EC) No 261/2004 as kept in United Kingdom law', path: 'eur/2004/261' },
    'Articles 5 to 9',
  ),
  travel: ukLaw(
    {
      title: 'Package Travel and Linked Travel Arrangements Regulations 2018',
      path: 'uksi/2018/634',
    },
    'regulations 12 to 15',
  ),
  smallClaim: guide(
    'GOV.UK: make a court claim for money',
    'fees and steps',
    'https://www.gov.uk/make-court-claim-for-money',
  ),
  scotsClaim: guide(
    'Scottish Courts and Tribunals Service',
    'simple procedure, up to £5,000',
    'https://www.scotcourts.gov.uk/taking-action/simple-procedure',
  ),
  niClaim: guide(
    'nidirect: small claims',
    'how to make a small claim',
    'https://www.nidirect.gov.uk/articles/small-claims-process',
  ),
} as const
