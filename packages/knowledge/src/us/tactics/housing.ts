/** Renting and keeping a home in the United States: what helps, what it risks, and when to leave it. */
import { factsOf, tacticsOf } from '../../tactic-rows.ts'
import { page } from '../cite-law.ts'
import { code, rule } from './law.ts'

const SHEET = { country: 'us', area: 'housing', checkBy: '2027-05-31' } as const
const EVICT = ['evict', 'eviction', 'evicted', 'notice', 'kicked out', 'lease']
const MORTGAGE = ['mortgage', 'foreclosure', 'lender', 'servicer', 'home loan']
const UNFAIR = [
  'race',
  'disability',
  'disabled',
  'children',
  'religion',
  'discrimination',
  'denied',
]
const FAIR_HOUSING = 'Fair Housing Act'
const TENANTS = page('USA.gov', 'tenant rights', 'https://www.usa.gov/tenant-rights')
const COUNSELOR = page(
  'Consumer Financial Protection Bureau',
  'find a HUD-approved housing counselor',
  'https://www.consumerfinance.gov/find-a-housing-counselor/',
)
const RENT_HELP = page(
  'Consumer Financial Protection Bureau',
  'help for renters facing eviction',
  'https://www.consumerfinance.gov/housing/housing-insecurity/help-for-renters/',
)

export const HOUSING_TACTICS = tacticsOf(SHEET, [
  {
    id: 'fair-housing-claim',
    section: 'leverage',
    says: 'If you are turned away or treated worse for race, religion, sex, disability or children, complain to HUD within one year. It is free.',
    risk: 'It takes months. You must show facts.',
    notWhen: 'The reason was rent or a rule that holds for all.',
    when: UNFAIR,
    law: code(42, '3610', FAIR_HOUSING),
  },
  {
    id: 'rent-help',
    section: 'leverage',
    says: 'Call 211 and your county for rent help, and tell the landlord that you applied. Offer a date and a part payment in writing.',
    risk: 'Funds can be used up. The notice goes on running.',
    notWhen: 'A court date is set. Then also go to court.',
    when: ['rent', 'behind', 'afford', ...EVICT],
    law: RENT_HELP,
  },
  {
    id: 'go-to-court',
    section: 'procedure',
    says: 'An eviction notice is not a court order. Answer the court papers by the day they name, and go to the hearing. Ask for free legal aid there.',
    risk: 'If you do not come, you mostly lose that day.',
    notWhen: 'You have agreed on a move date in writing.',
    when: EVICT,
    law: TENANTS,
  },
  {
    id: 'lockout',
    section: 'procedure',
    says: 'If you are locked out or power is cut with no court order, call the police and legal aid. Nearly all states forbid it.',
    risk: 'Officers may call it civil. Show your lease and mail.',
    notWhen: 'A sheriff came with a court order.',
    when: ['locked out', 'locks', 'utilities', 'shut off'],
    law: TENANTS,
  },
  {
    id: 'disability-change',
    section: 'procedure',
    says: 'If a disability makes a rule or the home hard, ask in writing for a fair change. It can be an assistance animal or a later rent day.',
    risk: 'They may ask for a note when the need is not clear.',
    notWhen: 'The change would cost far too much or put others at risk.',
    when: ['disability', 'disabled', 'animal', 'wheelchair'],
    law: code(42, '3604(f)', FAIR_HOUSING),
  },
  {
    id: 'mortgage-120',
    section: 'timing',
    says: 'Behind on a mortgage? Mostly no foreclosure can start until you are more than 120 days late. Send a full help application early in that time.',
    risk: 'After a sale is near, many rights end.',
    notWhen: 'The loan is not on your own home.',
    when: MORTGAGE,
    law: rule(12, '1024.41', 'Regulation X: loss mitigation'),
  },
  {
    id: 'military-lease',
    section: 'timing',
    says: 'In the military with new orders? You can end a home lease with written notice and a copy of the orders.',
    risk: 'It ends 30 days after the next rent day, not at once.',
    notWhen: 'You signed after the orders and the law does not cover you.',
    when: ['military', 'army', 'navy', 'deployed', 'orders'],
    law: code(50, '3955', 'Servicemembers Civil Relief Act'),
  },
  {
    id: 'screening-report',
    section: 'disclosure',
    says: 'If a rental report cost you a home, ask which firm made it. You can get it free for 60 days and dispute errors.',
    risk: 'The home may be gone by then. Send the fix to the next one.',
    notWhen: 'No report was used.',
    when: ['application', 'denied', 'background', 'screening'],
    law: code(15, '1681m', 'Fair Credit Reporting Act'),
  },
  {
    id: 'photos-and-list',
    section: 'disclosure',
    says: 'Take dated photos when you move in and out. Ask in writing for your deposit and a list of what was kept, and give your new address.',
    risk: 'State days and rules differ. Check yours.',
    notWhen: 'You agreed in writing on what is kept.',
    when: ['deposit', 'moved out', 'damage'],
    law: TENANTS,
  },
  {
    id: 'agree-to-move',
    section: 'settlement',
    says: 'If you must go, ask for time, money to move, and no eviction on your record. Have the judge or both sides sign it.',
    risk: 'If you miss the new day, they may not need a new case.',
    notWhen: 'You have a good defense. Ask legal aid first.',
    when: EVICT,
    law: COUNSELOR,
  },
])

export const HOUSING_FACTS = factsOf(SHEET, [
  {
    id: 'need-court',
    says: 'In nearly all states only a court order lets a landlord put you out.',
    when: EVICT,
    law: TENANTS,
  },
  {
    id: 'fair-housing',
    says: 'No one may refuse you a home for race, color, religion, sex, disability, family or origin.',
    when: UNFAIR,
    law: code(42, '3604', FAIR_HOUSING),
  },
  {
    id: 'mortgage-120',
    says: 'A mortgage servicer must mostly wait until you are more than 120 days late to start foreclosure.',
    when: MORTGAGE,
    law: rule(12, '1024.41', 'Regulation X: loss mitigation'),
  },
  {
    id: 'counselor',
    says: 'Housing counselors approved by HUD help for free or a small fee.',
    law: COUNSELOR,
  },
])
