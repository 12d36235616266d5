/** Questions about SSI cut for living with family, jail for unpaid fines, a child claimed by the other parent, and work permits that run out. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'us',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['general', 'debt'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_CHECKS_CUT_AND_FINES: readonly Rule[] = [
  {
    ...ASK,
    id: 'us.fact.ssi-living-with-family',
    rank: 3,
    asks: [
      ['ssi', 'supplemental security'],
      [
        'live with',
        'living with',
        'lives with',
        'moved in with',
        'stay with',
        'my mom',
        'my parents',
        'my sister',
        'rent free',
        'free rent',
      ],
      ['cut', 'reduced', 'reduce', 'less', 'lowered', 'took', 'a third', 'one third'],
    ],
    verdict: 'do_this',
    says: 'Tell Social Security in writing what you pay for rent and utilities. SSI can be cut by up to about a third if you pay less than your share of them. Since September 2024 food does not count. If you pay your fair share, the cut must end. Ask for reconsideration within 60 days; within 10 days the old sum mostly goes on.',
    authority: {
      title: 'SSI regulations on help with shelter',
      provision: '20 CFR 416.1130 to 416.1133, 416.1409 and 416.1336',
      url: 'https://www.ecfr.gov/current/title-20/section-416.1130',
      inForceFrom: '2024-09-30',
    },
  },
  {
    ...ASK,
    id: 'us.fact.fines-and-jail',
    topics: ['criminal', 'debt', 'general'],
    rank: 3,
    asks: [
      ['fines', 'fine', 'court costs', 'court fees', 'restitution', 'tickets'],
      ['jail', 'locked up', 'violated', 'violation', 'arrest', 'prison'],
      [
        'pay',
        "can't pay",
        'cant pay',
        'not paying',
        'missing a payment',
        'lost my job',
        'afford',
        'probation',
      ],
    ],
    verdict: 'no',
    says: 'Not if you truly cannot pay. Before jail for unpaid fines a judge must ask why, and may lock up only who could pay and would not. Go to the hearing with proof of income, rent and the job loss. Ask for a public defender, and for small payments, community service or a waiver. Never skip the date: that brings a warrant.',
    authority: {
      title: 'Constitution of the United States, Fourteenth Amendment',
      provision: 'Bearden v. Georgia, 461 U.S. 660 (1983)',
      url: 'https://www.justice.gov/atj',
      inForceFrom: '1983-05-24',
    },
  },
  {
    ...ASK,
    id: 'us.fact.child-claimed-by-ex',
    topics: ['debt', 'family', 'general'],
    rank: 3,
    asks: [
      [
        'claimed our',
        'claimed my',
        'claimed the kids',
        'claimed our daughter',
        'claimed our son',
        'claimed him',
        'claimed her',
        'claimed as dependent',
      ],
      ['ex', 'father', 'mother', 'dad', 'grandma', 'someone'],
      ['tax', 'taxes', 'irs', 'return', 'rejected', 'refund'],
    ],
    verdict: 'do_this',
    says: 'File your return with the child all the same: on paper, or online with an Identity Protection PIN from IRS.gov. The parent with whom the child spent more nights may claim, unless you signed Form 8332. The IRS then writes to both. Keep school, doctor and daycare records that show your address. The wrong one must pay back.',
    authority: {
      title: 'Internal Revenue Code (IRC): who may claim a child',
      provision: '26 U.S.C. 152(c) and (e)',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title26-section152&num=0&edition=prelim',
      inForceFrom: '2005-01-01',
    },
  },
  {
    ...ASK,
    id: 'us.fact.work-permit-renewal',
    topics: ['immigration', 'employment', 'general'],
    rank: 3,
    asks: [
      ['work permit', 'ead', 'employment authorization', 'i-765', 'work authorization'],
      ['renew', 'renewal', 'renewed', 'filed', 'pending', 'extension', 'receipt'],
      [
        'expire',
        'expires',
        'expired',
        'keep working',
        'can i work',
        'still work',
        'stop working',
        'ends',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'the day you filed',
    says: 'If you filed to renew on or after 30 October 2025, most work permits no longer go on by themselves. Once the card ends you must stop until the new one comes. If you filed before that day, the receipt may give 540 days. Temporary Protected Status (TPS) can differ. Ask to speed it up for hardship, and see an immigration lawyer or accredited helper.',
    authority: {
      title:
        'Removal of the automatic extension of employment authorization (interim final rule), 8 CFR 274a.13',
      provision: '8 CFR 274a.13(d) and (e)',
      url: 'https://www.uscis.gov/newsroom/news-releases/dhs-ends-automatic-extension-of-employment-authorization',
      inForceFrom: '2025-10-30',
    },
  },
]
