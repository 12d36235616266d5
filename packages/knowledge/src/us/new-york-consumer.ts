/** What the law of New York adds on buying, insurance, power and associations. */
import type { Rule } from '@plainletter/contracts/rule'

import {
  CREDIT_FREEZE,
  FAULTY_GOODS,
  GIFT_CARD,
  HIDDEN_FEES,
  SALES_CALLS,
  STORE_RETURN,
} from './consumer-subjects.ts'
import { NO_FAULT_COVER, SICK_AT_HOME } from './household-subjects.ts'
import { rightsIn } from './state-law.ts'

const right = rightsIn('NY')

export const NEW_YORK_CONSUMER: readonly Rule[] = [
  right('store-return', STORE_RETURN, {
    says: 'In New York a store that does not take returns must say so by a sign. If it did not, you can mostly return goods within 30 days.',
    law: 'General Business Law (GBL) 218-a',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/218-A',
  }),
  right('faulty-goods', FAULTY_GOODS, {
    says: 'In New York goods from a store must mostly be fit for normal use. If not, ask in writing for a repair, another one or your money.',
    law: 'Uniform Commercial Code (UCC) 2-314 and 2-714',
    url: 'https://www.nysenate.gov/legislation/laws/UCC/2-314',
  }),
  right('gift-card', GIFT_CARD, {
    says: 'In New York a gift card must mostly last nine years and may not lose value by fees.',
    law: 'General Business Law (GBL) 396-i',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/396-I',
    from: '2022-12-10',
  }),
  right('sales-calls', SALES_CALLS, {
    says: 'In New York state law too limits sales calls and texts. Note the number and the time, and complain to the state.',
    law: 'General Business Law (GBL) 399-p and 399-z',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/399-Z',
  }),
  right('credit-freeze', CREDIT_FREEZE, {
    says: 'In New York you can freeze your credit file for free, so that nobody can easily open an account in your name.',
    law: 'General Business Law (GBL) 380-t (security freeze)',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/380-T',
  }),
  right('hidden-fees', HIDDEN_FEES, {
    says: 'In New York a shop that charges more for cards must show the full card price before you pay.',
    law: 'General Business Law (GBL) 518',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/518',
    from: '2024-02-11',
  }),
  right('sick-at-home', SICK_AT_HOME, {
    says: 'In New York a doctor’s note that someone at home is very ill can hold off a cut-off. Ask the company for its form today.',
    law: 'Home Energy Fair Practices Act (HEFPA), Public Service Law 32(3); 16 NYCRR 11.5',
    url: 'https://www.nysenate.gov/legislation/laws/PBS/32',
  }),
  right('no-fault-cover', NO_FAULT_COVER, {
    says: 'In New York a car insurer must pay or deny a no-fault bill within 30 days of proof. You can take a denial to arbitration.',
    law: 'New York Insurance Law 5103 and 5106; 11 NYCRR 65-3.8 (Regulation 68)',
    url: 'https://www.nysenate.gov/legislation/laws/ISC/5106',
  }),
]
