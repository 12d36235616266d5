/** How the law changed lately, or soon will: what was, what is, and since when. */
import type { Rule } from '@plainletter/contracts/rule'

const CHANGE = {
  country: 'us',
  kind: 'change',
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} satisfies Partial<Rule>

export const CHANGES: readonly Rule[] = [
  {
    ...CHANGE,
    id: 'us.news.ca-eviction-answer',
    kinds: ['EVICTION_NOTICE', 'COURT_CLAIM'],
    regions: ['US-CA'],
    when: {
      any: [{ says: ['unlawful detainer', 'eviction', 'pay rent or quit', 'notice to quit'] }],
    },
    changedOn: '2025-01-01',
    was: 'Tenants had five court days to answer.',
    is: 'Since 1 January 2025 they have ten court days.',
    says: 'California now gives tenants ten court days to answer an eviction case.',
    authority: {
      title: 'California Code of Civil Procedure',
      provision: 'section 1167 (AB 2347)',
      url: 'https://leginfo.legislature.ca.gov/faces/codes.xhtml',
      inForceFrom: '2025-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'us.news.tx-eviction',
    kinds: ['EVICTION_NOTICE', 'RENT_ARREARS_LETTER'],
    regions: ['US-TX'],
    changedOn: '2026-01-01',
    was: 'A landlord could tell a tenant who was late once to leave, with no way to pay.',
    is: 'A tenant who was never late before gets a notice to pay or leave. Courts then act faster.',
    says: 'Texas changed its eviction rules on 1 January 2026. Courts work faster, so answer at once.',
    authority: {
      title: 'Texas Property Code',
      provision: 'chapter 24 (SB 38)',
      url: 'https://statutes.capitol.texas.gov/',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...CHANGE,
    id: 'us.news.ny-fair',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'DEBT_COLLECTION_LETTER'],
    regions: ['US-NY'],
    changedOn: '2026-02-17',
    was: 'New York banned only deceptive practices.',
    is: 'Unfair and abusive ones are banned too. Only the Attorney General can act on those.',
    says: 'New York now bans unfair and abusive business practices. Report them to the Attorney General.',
    authority: {
      title: 'New York General Business Law (GBL)',
      provision: 'section 349 (FAIR Business Practices Act)',
      url: 'https://www.nysenate.gov/legislation/laws/GBS/349',
      inForceFrom: '2026-02-17',
    },
  },
  {
    ...CHANGE,
    id: 'us.news.ca-used-car',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    regions: ['US-CA'],
    when: { any: [{ says: ['used car', 'used vehicle', 'dealer', 'dealership'] }] },
    changedOn: '2026-10-01',
    was: 'There was no general right to return a used car.',
    is: 'Cars up to $50,000 can go back within three days and 400 miles. The dealer keeps a fee.',
    says: 'In California you can return most used cars from a dealer within three days since 1 October 2026.',
    authority: {
      title: 'California Combating Auto Retail Scams Act',
      provision: 'SB 766, chapter 354 of 2025',
      url: 'https://leginfo.legislature.ca.gov/faces/codes.xhtml',
      inForceFrom: '2026-10-01',
    },
  },
  {
    ...CHANGE,
    id: 'us.news.click-to-cancel',
    kinds: ['CONSUMER_CONTRACT_DISPUTE', 'ENQUIRY'],
    topics: ['consumer'],
    when: {
      any: [
        {
          says: [
            'subscription',
            'membership',
            'automatic renewal',
            'auto-renew',
            'free trial',
            'suscripción',
            'membresía',
          ],
        },
      ],
    },
    changedOn: '2025-07-08',
    was: 'The FTC made a rule that cancelling must be as easy as signing up.',
    is: 'That rule never began. The law on online offers (ROSCA) and many state laws still help you.',
    says: 'A court set the federal click-to-cancel rule aside. Older law still asks for a simple way to cancel.',
    authority: {
      title: "Restore Online Shoppers' Confidence Act (ROSCA)",
      provision: '15 U.S.C. 8403 (Custom Communications v. FTC, 8th Cir., 8 July 2025)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section8403&num=0&edition=prelim',
      inForceFrom: '2010-12-29',
    },
  },
  {
    ...CHANGE,
    id: 'us.news.tips-overtime-tax',
    kinds: ['TAX_DEMAND'],
    when: { any: [{ says: ['tips', 'overtime', 'propinas', 'horas extra'] }] },
    changedOn: '2025-07-04',
    was: 'All tips and overtime pay were taxed.',
    is: 'You can deduct a part on your return, up to a limit. It ends after 2028.',
    says: 'For 2025 to 2028 part of your tips and overtime pay can be taken off your taxable income.',
    authority: {
      title: 'Internal Revenue Code (IRC)',
      provision: '26 U.S.C. 224 and 225 (Public Law 119-21)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section224&num=0&edition=prelim',
      inForceFrom: '2025-07-04',
    },
  },
  {
    ...CHANGE,
    id: 'us.news.student-plan',
    kinds: ['DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    topics: ['debt'],
    when: {
      any: [
        {
          says: [
            'student loan',
            'student loans',
            'department of education',
            'préstamo estudiantil',
            'préstamos estudiantiles',
          ],
        },
      ],
    },
    changedOn: '2026-07-01',
    was: 'There were several plans by income, such as SAVE.',
    is: 'New loans have a standard plan and the Repayment Assistance Plan. Older plans by income end in steps.',
    says: 'Since 1 July 2026 there is a new plan for federal student loans (RAP). Check your plan at StudentAid.gov.',
    authority: {
      title: 'U.S. Department of Education: Federal Student Aid',
      provision: 'Repayment Assistance Plan (Public Law 119-21)',
      url: 'https://studentaid.gov/',
      inForceFrom: '2026-07-01',
    },
  },
]
