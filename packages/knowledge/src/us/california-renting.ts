/** What the law of California adds on renting a home. */
import type { Rule } from '@plainletter/contracts/rule'

import { BROKEN_RULE, FORECLOSED_TENANT, LAST_NOTICE, NO_FAULT_MOVE } from './eviction-subjects.ts'
import {
  EVICTION_RECORD,
  LANDLORDS_BILL,
  MOBILE_HOME,
  RENTAL_REFUSED,
  SAFE_LEAVE,
  UPFRONT_MONEY,
} from './renting-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('CA')

export const CALIFORNIA_RENTING: readonly Rule[] = [
  right('rental-refused', RENTAL_REFUSED, {
    says: 'In California a landlord may not refuse you for race, religion, children, disability and the like, or because you use a housing voucher.',
    law: 'Fair Employment and Housing Act (FEHA), Government Code 12927 and 12955',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=12955',
    from: '2020-01-01',
  }),
  right('upfront-money', UPFRONT_MONEY, {
    says: 'In California a deposit may in most cases be one month’s rent at most. A fee for checking you may cover only real cost.',
    law: 'California Civil Code 1950.5(c) and 1950.6',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1950.5',
    from: '2024-07-01',
  }),
  right('last-notice', LAST_NOTICE, {
    says: 'In California the sheriff’s notice gives you five days. Before they end you can ask the judge for more time.',
    law: 'Code of Civil Procedure 715.010 to 715.020 and 918',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=715.020',
  }),
  right('safe-leave', SAFE_LEAVE, {
    says: 'In California a victim of abuse can mostly end a lease early with papers that prove it. Ask a hotline for help first.',
    law: 'California Civil Code 1946.7',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1946.7',
  }),
  right('landlords-bill', LANDLORDS_BILL, {
    says: 'In California tenants can mostly pay for power or water when the landlord does not, and take that off the rent.',
    law: 'Public Utilities Code 777.1 and 10009.1; Civil Code 1942.2',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=PUC&sectionNum=777.1',
  }),
  right('mobile-home', MOBILE_HOME, {
    says: 'In California a park can end your stay only for reasons in the law, with 60 days’ notice. A rent rise needs 90 days’ notice.',
    law: 'Mobilehome Residency Law, Civil Code 798.30, 798.55 and 798.56',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=798.56',
  }),
  right('foreclosed-tenant', FORECLOSED_TENANT, {
    says: 'In California tenants of a home that was foreclosed mostly get 90 days’ notice. A real lease mostly stays till it ends.',
    law: 'Code of Civil Procedure 1161b',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=1161b',
  }),
  right('no-fault-move', NO_FAULT_MOVE, {
    says: 'In California if you must leave without any fault of yours, the landlord mostly owes one month’s rent or must waive the last one.',
    law: 'Tenant Protection Act, Civil Code 1946.2(d)',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum=1946.2',
    from: '2024-04-01',
  }),
  right('broken-rule', BROKEN_RULE, {
    says: 'In California a notice over a broken rule must mostly give you three business days to put it right.',
    law: 'California Code of Civil Procedure 1161(3)',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=1161',
  }),
  right('eviction-record', EVICTION_RECORD, {
    says: 'In California the court hides most eviction cases from view, unless the landlord wins within 60 days.',
    law: 'Code of Civil Procedure 1161.2',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CCP&sectionNum=1161.2',
  }),
]
