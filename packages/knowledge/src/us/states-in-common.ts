/** Where the state of a letter is not known: what the states have in common, with their acts by example. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_PAPER, HOME_CASE } from './conditions-court.ts'
import { PUBLIC_DEBT, STATE_SENDER } from './conditions.ts'
import { JOB_ENDS } from './dismissal-conditions.ts'
import {
  BILLED,
  BOUGHT,
  ENDS,
  HOSPITAL,
  ILL,
  OFFICER,
  POLICY,
  PRESSURE,
  UNFAIR,
} from './state-conditions.ts'
import { ACCOUNTS_FOR_IT } from './state-deposits.ts'
import { ORDER_MADE } from './state-phrases.ts'

const CHECKED = { country: 'us', checkedOn: '2026-11-21', checkBy: '2027-06-30' } as const

/** The pages explain the law of the states, or lead to its offices. */
function acts(title: string, provision: string, url: string) {
  return { title, provision, url, inForceFrom: '2025-01-01' }
}

export const STATES_IN_COMMON: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'us.states.fair-work',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 23,
    when: { any: [UNFAIR] },
    says: 'Your state’s own act against unequal treatment at work may cover smaller firms and give you more time than federal law.',
    authority: acts(
      'State fair employment acts',
      'for example California Fair Employment and Housing Act (FEHA), Government Code 12940; New York Executive Law 296; Texas Labor Code 21.051; Florida Statutes 760.10; Illinois 775 ILCS 5/2-102; Ohio Revised Code 4112.02; New Jersey N.J.S.A. 10:5-12; Washington RCW 49.60.180',
      'https://www.eeoc.gov/fair-employment-practices-agencies-fepas-and-dual-filing',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.fired-benefits',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    topics: ['employment'],
    rank: 17,
    when: JOB_ENDS,
    says: 'You can claim unemployment benefits. In most states only misconduct or leaving without a good reason bars them.',
    authority: acts(
      'State unemployment insurance law',
      'for example California Unemployment Insurance Code 1256; Texas Labor Code 207.044; Florida Statutes 443.101; New York Labor Law 593; Pennsylvania 43 P.S. 802; Illinois 820 ILCS 405/602; Ohio Revised Code 4141.29',
      'https://www.dol.gov/general/topic/unemployment-insurance',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.sick-pay',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['employment'],
    rank: 24,
    when: { any: [ILL] },
    says: 'Some states pay part of your wage while you are too ill to work. Ask your state’s office for the form.',
    authority: acts(
      'State disability insurance and paid leave laws',
      'for example California State Disability Insurance (SDI), New York Disability Benefits Law, New Jersey Temporary Disability Benefits Law, Washington RCW Title 50A, Massachusetts M.G.L. c. 175M',
      'https://www.dol.gov/general/topic/benefits-leave',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.disability-work',
    kind: 'right',
    kinds: ['ENQUIRY'],
    topics: ['employment'],
    rank: 9,
    when: { any: [ILL] },
    says: 'A firm of 15 or more must talk with you about changes at work for a disability. Ask in writing. It may not punish you for asking.',
    authority: acts(
      'Americans with Disabilities Act (ADA)',
      '42 U.S.C. 12112 and 12203',
      'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title42-section12112&num=0&edition=prelim',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.fair-trade',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    rank: 22,
    when: { any: [BOUGHT] },
    says: 'Each state has an act on unfair trade. It can give you your loss, more on top, and lawyer’s fees.',
    authority: acts(
      'State consumer protection acts',
      'for example California Consumers Legal Remedies Act, Civil Code 1750; Texas Deceptive Trade Practices Act, Business and Commerce Code 17.41; Florida Statutes 501.201; New York General Business Law 349; Illinois 815 ILCS 505; Massachusetts M.G.L. c. 93A; Washington Consumer Protection Act, RCW 19.86',
      'https://www.usa.gov/state-consumer',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.collection',
    creditor: 'private',
    kind: 'right',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
    topics: ['debt'],
    rank: 60,
    when: { not: [PUBLIC_DEBT, COURT_PAPER, STATE_SENDER] },
    says: 'Your state’s own collection act may bind the first lender too, and ask collectors for a license.',
    authority: acts(
      'State debt collection acts',
      'for example California Rosenthal Fair Debt Collection Practices Act, Civil Code 1788; Texas Finance Code 392; Florida Statutes 559.72; North Carolina G.S. 58-70 and 75-50; Pennsylvania 73 P.S. 2270.4; Colorado C.R.S. 5-16-101',
      'https://www.consumerfinance.gov/consumer-tools/debt-collection/',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.deposit',
    kind: 'right',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER', 'OTHER'],
    topics: ['housing'],
    rank: 12,
    when: ACCOUNTS_FOR_IT,
    says: 'A landlord may keep money for real damage and unpaid rent, not for normal wear. Each state sets the days to return the rest.',
    authority: acts(
      'State security deposit statute',
      'for example California Civil Code 1950.5; Texas Property Code 92.103; New York General Obligations Law 7-108; Florida Statutes 83.49; Illinois 765 ILCS 710; Pennsylvania 68 P.S. 250.512; Ohio Revised Code 5321.16; Minnesota Statutes 504B.178',
      'https://www.usa.gov/tenant-rights',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.hospital',
    kind: 'right',
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'OTHER',
      'CONSUMER_CONTRACT_DISPUTE',
      'ENQUIRY',
    ],
    topics: ['debt', 'consumer', 'general'],
    rank: 20,
    when: {
      all: [HOSPITAL, BILLED],
      not: [{ says: ['medicare summary notice', 'this is not a bill'] }],
    },
    says: 'Some states make every hospital offer free or cheaper care, and wait before collection. Ask for the form.',
    authority: acts(
      'State hospital billing and charity care laws',
      'for example California Health and Safety Code 127400; New York Public Health Law 2807-k; Illinois 210 ILCS 88; Washington RCW 70.170.060; Colorado hospital discounted care, C.R.S. 25.5-3-501; New Jersey N.J.S.A. 26:2H-18.60',
      'https://www.consumerfinance.gov/consumer-tools/debt-collection/',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.officer',
    kind: 'right',
    kinds: ['SCAM_LETTER'],
    topics: ['consumer'],
    rank: 14,
    when: { all: [OFFICER, PRESSURE] },
    says: 'In every state it is a crime to pose as an officer. Hang up and call the local sheriff by a number you look up yourself.',
    authority: acts(
      'State law on impersonating a peace officer',
      'for example California Penal Code 538d; Texas Penal Code 37.11; Florida Statutes 843.08; New York Penal Law 190.25; Illinois 720 ILCS 5/17-2; Georgia O.C.G.A. 16-10-23; report to the FTC and the local sheriff',
      'https://consumer.ftc.gov/articles/how-avoid-scam',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.policy-ends',
    kind: 'right',
    kinds: ['INSURANCE_DECISION', 'OTHER', 'CONSUMER_CONTRACT_DISPUTE'],
    topics: ['consumer'],
    rank: 13,
    when: { all: [POLICY, ENDS] },
    says: 'State law makes an insurer write in good time before it ends, renews on other terms or does not renew a policy.',
    authority: acts(
      'State insurance law on renewal notices',
      'for example California Insurance Code 678; Texas Insurance Code 551.105; Florida Statutes 627.4133; New York Insurance Law 3425; Illinois 215 ILCS 5/143.17; Virginia Code 38.2-2114',
      'https://www.usa.gov/state-consumer',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.safe-money',
    kind: 'right',
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    topics: ['debt'],
    rank: 22,
    when: { not: [PUBLIC_DEBT, HOME_CASE] },
    says: 'State law keeps some money and goods safe from a judgment. You mostly must claim it within days.',
    authority: acts(
      'State exemption laws',
      'for example California Code of Civil Procedure 704.220; New York CPLR 5222-a; Florida Statutes 222.11; Texas Property Code 42.001; Illinois 735 ILCS 5/12-1001; Ohio Revised Code 2329.66',
      'https://www.consumerfinance.gov/consumer-tools/debt-collection/',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.set-aside',
    kind: 'right',
    kinds: ['COURT_JUDGMENT'],
    topics: ['debt'],
    rank: 20,
    when: { not: [HOME_CASE] },
    says: 'If you did not answer for a good reason, you can ask the court to undo the judgment. The time is short in most states.',
    authority: acts(
      'State rules on default judgments',
      'for example California Code of Civil Procedure 473(b); Texas Rules of Civil Procedure 329b; Florida Rules of Civil Procedure 1.540; New York CPLR 5015; Illinois 735 ILCS 5/2-1301; Michigan MCR 2.603',
      'https://www.usa.gov/legal-aid',
    ),
  },
  {
    ...CHECKED,
    id: 'us.states.sent-notice',
    kind: 'right',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    topics: ['housing'],
    rank: 45,
    when: { not: [ORDER_MADE] },
    says: 'Each state says how a notice to leave must be given: in writing, for how many days, and to whom.',
    authority: acts(
      'State eviction statutes',
      'for example California Code of Civil Procedure 1161; Texas Property Code 24.005; Florida Statutes 83.56; New York Real Property Actions and Proceedings Law 711; Illinois 735 ILCS 5/9-209; Pennsylvania 68 P.S. 250.501; Virginia Code 55.1-1245',
      'https://www.usa.gov/tenant-rights',
    ),
  },
]
