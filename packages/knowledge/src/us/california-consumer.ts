/** What the law of California adds on buying, insurance, power and associations. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  CREDIT_FREEZE,
  FAULTY_GOODS,
  GIFT_CARD,
  HIDDEN_FEES,
  OWN_DATA,
  SALES_CALLS,
  STORE_RETURN,
} from './consumer-subjects.ts'
import {
  AFTER_DISASTER,
  ASSOCIATION_RECORDS,
  REPAIR_SURGERY,
  SICK_AT_HOME,
} from './household-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('CA')

export const CALIFORNIA_CONSUMER: readonly Rule[] = [
  right('store-return', STORE_RETURN, {
    says: 'In California a store that does not take returns must say so by a sign. If it did not, you can mostly return goods within 30 days.',
    law: 'California Civil Code 1723',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1723',
  }),
  right('faulty-goods', FAULTY_GOODS, {
    says: 'In California goods from a store must mostly be fit for normal use. If not, ask in writing for a repair, another one or your money.',
    law: 'Song-Beverly Consumer Warranty Act, Civil Code 1791.1, 1792 and 1794',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1792',
  }),
  right('gift-card', GIFT_CARD, {
    says: 'In California most gift cards that you buy may not expire or lose value by fees. Complain to the state if one does.',
    law: 'California Civil Code 1749.45 to 1749.6',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1749.5',
  }),
  right('sales-calls', SALES_CALLS, {
    says: 'In California state law too limits sales calls and texts. Note the number and the time, and complain to the state.',
    law: 'California Business and Professions Code 17590 to 17594 and 17538.41',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=BPC&sectionNum=17592',
  }),
  right('own-data', OWN_DATA, {
    says: 'In California you can ask most large firms what they know about you, and to delete it or not sell it. They mostly have 45 days.',
    law: 'California Consumer Privacy Act (CCPA), Civil Code 1798.100 to 1798.130',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1798.105',
  }),
  right('credit-freeze', CREDIT_FREEZE, {
    says: 'In California you can freeze your credit file for free, so that nobody can easily open an account in your name.',
    law: 'California Civil Code 1785.11.2 (security freeze)',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1785.11.2',
  }),
  right('hidden-fees', HIDDEN_FEES, {
    says: 'In California the price shown must hold all fees that you cannot avoid, apart from taxes and shipping.',
    law: 'Consumers Legal Remedies Act (CLRA), Civil Code 1770(a)(29)',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1770',
    from: '2024-07-01',
  }),
  right('association-records', ASSOCIATION_RECORDS, {
    says: 'In California an owner can ask in writing to see the records and accounts of the association.',
    law: 'Davis-Stirling Common Interest Development Act, Civil Code 5200 to 5240',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=5205',
  }),
  right('repair-surgery', REPAIR_SURGERY, {
    says: 'In California most health plans must cover surgery that repairs what is abnormal from birth, injury or illness. It is not cosmetic.',
    law: 'Health and Safety Code 1367.63 (reconstructive surgery); Insurance Code 10123.88',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=HSC&sectionNum=1367.63',
  }),
  right('after-disaster', AFTER_DISASTER, {
    says: 'In California an insurer may mostly not end home cover for one year after an emergency is declared for a wildfire near you.',
    law: 'California Insurance Code 675.1',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=INS&sectionNum=675.1',
    from: '2019-01-01',
  }),
  right('sick-at-home', SICK_AT_HOME, {
    says: 'In California a doctor’s note that someone at home is very ill can hold off a cut-off. Ask the company for its form today.',
    law: 'California Public Utilities Code 779(b)(3)',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PUC&sectionNum=779',
  }),
]
