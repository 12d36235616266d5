/** Words and sources that the housing questions share. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED, cite, ENGLAND_AND_WALES } from './cite-law.ts'

export const HOME_ASK = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['housing'],
} satisfies Partial<Rule>
export const HOME_ENGLAND = { ...HOME_ASK, nations: ['england'] } satisfies Partial<Rule>
export const HOME_WALES = { ...HOME_ASK, nations: ['wales'] } satisfies Partial<Rule>
export const HOME_EW = { ...HOME_ASK, nations: ENGLAND_AND_WALES } satisfies Partial<Rule>
export const HOME_SCOTLAND = { ...HOME_ASK, nations: ['scotland'] } satisfies Partial<Rule>
export const HOME_NI = { ...HOME_ASK, nations: ['northern_ireland'] } satisfies Partial<Rule>

/** The Renters' Rights Act 2025 changed the Housing Act 1988 for private tenants in England on 1 May 2026. */
export const RENTERS_RIGHTS: Authority = {
  title: "Renters' Rights Act 2025",
  provision: 'Part 1, Chapter 1',
  url: 'https://www.legislation.gov.uk/ukpga/2025/26/contents',
  inForceFrom: '2026-05-01',
}
export const RENT_RISE: Authority = {
  title: 'Housing Act 1988',
  provision: 'sections 13 and 14 as changed from 1 May 2026',
  url: 'https://www.legislation.gov.uk/ukpga/1988/50/section/13',
  inForceFrom: '2026-05-01',
}
export const GROUNDS: Authority = {
  title: 'Housing Act 1988',
  provision: "section 8 and Schedule 2 as changed by Renters' Rights Act 2025 from 1 May 2026",
  url: 'https://www.legislation.gov.uk/ukpga/1988/50/schedule/2',
  inForceFrom: '2026-05-01',
}
export const SHELTER: Authority = {
  title: 'Shelter',
  provision: 'housing advice',
  url: 'https://england.shelter.org.uk/housing_advice',
  inForceFrom: '2026-05-01',
}
/** For rows that hold in all four nations: the page asks for the nation first. */
export const HOUSING_ADVICE: Authority = {
  title: 'Citizens Advice',
  provision: 'housing advice for each nation',
  url: 'https://www.citizensadvice.org.uk/housing/',
  inForceFrom: '2026-05-01',
}
export const SHELTER_SCOTLAND: Authority = {
  title: 'Shelter Scotland',
  provision: 'your rights if you have a private residential tenancy',
  url: 'https://scotland.shelter.org.uk/housing_advice/tenants_rights/private_residential_tenancy',
  inForceFrom: '2017-12-01',
}
export const NI_NOTICE: Authority = {
  title: 'Private Tenancies (Northern Ireland) Order 2006',
  provision: 'article 14, as changed by Private Tenancies Act (Northern Ireland) 2022',
  url: 'https://www.legislation.gov.uk/nisi/2006/1459/article/14',
  inForceFrom: '2022-05-05',
}
export const HOUSING_RIGHTS: Authority = {
  title: 'Housing Rights',
  provision: 'advice for private tenants',
  url: 'https://www.housingrights.org.uk/',
  inForceFrom: '2022-05-05',
}
export const WALES_CONTRACTS: Authority = {
  title: 'Welsh Government',
  provision: 'Standard occupation contracts: guidance',
  url: 'https://www.gov.wales/standard-occupation-contracts-guidance-html',
  inForceFrom: '2022-12-01',
}
export const DEPOSIT_PENALTY = cite('housing', 'sections 213 to 215', 'section/214')
export const REPAIRS = cite('landlord', 'section 11', 'section/11')
export const FITNESS: Authority = {
  title: 'Landlord and Tenant Act 1985',
  provision: 'sections 9A and 10',
  url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/9A',
  inForceFrom: '2020-03-20',
}
export const LOCKOUT = cite('eviction', 'sections 1 and 3', 'section/1')

export const LANDLORD = [
  'landlord',
  'landlady',
  'letting agent',
  'letting agency',
  'estate agent',
  'agency',
  'agent',
  'housing association',
  'tenancy',
  'tenant',
  'renting',
  'rented',
  'flat',
  'rent',
  'my home',
  'house',
]
export const DEPOSIT = ['deposit', 'tenancy deposit', 'bond']
export const EVICT = [
  'evict',
  'evicted',
  'evicting',
  'eviction',
  'kick me out',
  'kicked out',
  'kick us out',
  'kicking me out',
  'throw me out',
  'throw us out',
  'make me leave',
  'notice to leave',
  'notice to quit',
  'leave my home',
  'want me out',
  'wants me out',
  'have to move out',
  'must move out',
  'told to move out',
  'told me to leave',
  'section 8',
  'section 21',
  's21',
  'wants to sell',
  'selling the house',
  'selling the flat',
]
export const LEAVING = [
  'must leave',
  'must i leave',
  'have to leave',
  'do i have to leave',
  'leave on',
  'leave by',
  'leave in',
  'have to go',
  'have to move',
  'move out',
  'leave when',
  'leave the house',
  'stay',
]
export const NO_REASON = [
  'section 21',
  's21',
  'no fault',
  'no-fault',
  'without a reason',
  'without reason',
  'for no reason',
  'no reason',
]
export const RENT_UP = [
  'rent increase',
  'increase my rent',
  'increase our rent',
  'increase the rent',
  'increased my rent',
  'increasing my rent',
  'increasing the rent',
  'raise my rent',
  'raise the rent',
  'raising my rent',
  'put my rent up',
  'put the rent up',
  'put up my rent',
  'put up the rent',
  'putting my rent up',
  'putting the rent up',
  'rent up',
  'rent rise',
  'rent hike',
  'higher rent',
  'more rent',
  'rent going up',
  'rent is going up',
]
export const REPAIR = [
  'repair',
  'repairs',
  'fix',
  'fixed',
  'broken',
  'boiler',
  'heating',
  'hot water',
  'leak',
  'leaking',
  'roof',
  'disrepair',
  'electrics',
  'toilet',
  'no heating',
  'rats',
  'mice',
  'windows',
]
export const DAMP = ['damp', 'mould', 'mold', 'mouldy', 'condensation', 'black spots']
export const LOCKED_OUT = [
  'changed the locks',
  'change the locks',
  'changing the locks',
  'locked out',
  'lock me out',
  'locked me out',
  'locked us out',
  'threw my things',
  'thrown my things',
  'without a court',
  'no court order',
  'cut off the',
  'turned off the',
  'illegal eviction',
  'force me out',
  'forced out',
  'threatening to throw',
  'today',
  'same day',
  'tonight',
]
export const ENTERING = [
  'viewings',
  'viewing every',
  'let them in',
  'let him in',
  'show people round',
  'show people around',
  'enter',
  'entered',
  'entering',
  'come in',
  'comes in',
  'came in',
  'let himself in',
  'let herself in',
  'lets himself in',
  'comes into',
  'comes into my',
  'walks in',
  'walks into',
  'whenever he wants',
  'whenever she wants',
  'whenever they want',
  'without telling me',
  'without telling us',
  'his own key',
  'her own key',
  'lets herself in',
  'without notice',
  'without permission',
  'without asking',
  'unannounced',
  'inspection',
  'inspect',
  'inspections',
  'access',
  'viewings',
  'walk in',
  'walks in',
  '24 hours',
]
export const ARREARS = [
  'rent arrears',
  'behind with my rent',
  'behind with the rent',
  'behind on rent',
  'behind on my rent',
  'missed rent',
  'cannot pay my rent',
  "can't pay my rent",
  "can't pay the rent",
  'cannot pay the rent',
  'owe rent',
  'late with rent',
  'unpaid rent',
  'afford my rent',
  'afford the rent',
]
export const PETS = ['pet', 'pets', 'dog', 'cat', 'puppy', 'kitten']
export const LODGER = [
  'lodger',
  'lodging',
  'live with my landlord',
  'landlord lives',
  'live-in landlord',
  'resident landlord',
  'rent a room in',
  'shares the house with me',
  'living with the landlord',
  'renting a room',
]
