/** Letters that tell of a data breach: freeze, reports, notice and damages. */
import type { Rule } from '@plainletter/contracts/rule'

const BREACH = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    any: [
      {
        says: [
          'data breach',
          'data security incident',
          'security incident',
          'unauthorized access to',
          'notice of data',
          'cybersecurity incident',
          'cyber incident',
          'data incident',
          'your information may have been',
          'personal information may have been',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const LAW_1 = {
  title: 'Data breach notification laws of the states',
  provision:
    'for example California Civil Code 1798.82, New York General Business Law (GBL) 899-aa, Texas Business and Commerce Code 521.053, Florida Statutes 501.171',
  url: 'https://www.ftc.gov/business-guidance/privacy-security',
  inForceFrom: '2015-01-01',
}
const LAW_2 = {
  title: 'Fair Credit Reporting Act (FCRA) (free security freeze and fraud alert)',
  provision: '15 U.S.C. 1681c-1',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681c-1&num=0&edition=prelim',
  inForceFrom: '2018-09-21',
}
const LAW_3 = {
  title: 'Fair Credit Reporting Act (FCRA) (blocking of identity theft, disputes)',
  provision: '15 U.S.C. 1681c-2 and 1681i',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681c-2&num=0&edition=prelim',
  inForceFrom: '2004-12-01',
}

export const DATA_BREACH: readonly Rule[] = [
  {
    ...BREACH,
    id: 'us.breach.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'A firm tells you that others may have seen your data. You owe nothing, but you should protect yourself.',
    authority: LAW_1,
  },
  {
    ...BREACH,
    id: 'us.breach.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'A breach does not mean that your data was misused. A credit freeze stops most new accounts in your name.',
    authority: LAW_2,
  },
  {
    ...BREACH,
    id: 'us.breach.right-freeze',
    kind: 'right',
    rank: 5,
    says: 'You can freeze your credit at each of the three bureaus for free. You can lift it for free too.',
    authority: LAW_2,
  },
  {
    ...BREACH,
    id: 'us.breach.right-reports',
    kind: 'right',
    rank: 8,
    says: 'You can get free credit reports and check them for accounts that are not yours.',
    authority: {
      title: 'Fair Credit Reporting Act (FCRA) (free reports)',
      provision: '15 U.S.C. 1681j',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1681j&num=0&edition=prelim',
      inForceFrom: '2003-12-04',
    },
  },
  {
    ...BREACH,
    id: 'us.breach.right-notice',
    kind: 'right',
    rank: 10,
    says: 'State law makes firms tell you of a breach, and often what data it was and what to do.',
    authority: LAW_1,
  },
  {
    ...BREACH,
    id: 'us.breach.right-block',
    kind: 'right',
    rank: 12,
    says: 'If someone uses your name, a bureau must block those debts within 4 business days of your identity theft report.',
    authority: LAW_3,
  },
  {
    ...BREACH,
    id: 'us.breach.right-health',
    kind: 'right',
    rank: 14,
    when: {
      all: [
        {
          says: [
            'data breach',
            'data security incident',
            'security incident',
            'unauthorized access to',
            'notice of data',
            'cybersecurity incident',
            'cyber incident',
            'data incident',
            'your information may have been',
            'personal information may have been',
          ],
        },
        { says: ['health', 'medical', 'hospital', 'patient', 'hipaa'] },
      ],
    },
    says: 'For health data the notice must come within 60 days after the breach was found.',
    authority: {
      title: 'HIPAA Breach Notification Rule',
      provision: '45 CFR 164.404',
      url: 'https://www.ecfr.gov/current/title-45/section-164.404',
      inForceFrom: '2009-09-23',
    },
  },
  {
    ...BREACH,
    id: 'us.breach.right-ca',
    kind: 'right',
    rank: 7,
    regions: ['US-CA'],
    says: 'In California you may claim damages if a firm lost your data because it did not guard it well.',
    authority: {
      title: 'California Civil Code (California Consumer Privacy Act)',
      provision: 'section 1798.150 (damages after a breach)',
      url: 'https://leginfo.legislature.ca.gov/',
      inForceFrom: '2020-01-01',
    },
  },
  {
    ...BREACH,
    id: 'us.breach.step-freeze',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Freeze your credit at Equifax, Experian and TransUnion. Change the password of the account and of others like it.',
    authority: LAW_2,
  },
  {
    ...BREACH,
    id: 'us.breach.step-theft',
    kind: 'step',
    list: 'general',
    rank: 10,
    says: 'If something is wrong, report it at identitytheft.gov. It makes a plan and the letters for you.',
    authority: LAW_3,
  },
  {
    ...BREACH,
    id: 'us.breach.option',
    kind: 'option',
    option: 'comply',
    rank: 5,
    title: 'Protect your credit',
    cost: 'Free',
    time: 'This week',
    risk: 'A freeze must be lifted before you apply for credit.',
    bestFor: 'Everyone who gets such a letter.',
    says: 'Take the free monitoring if it is offered, and freeze your credit as well.',
    authority: LAW_2,
  },
  {
    ...BREACH,
    checkedOn: '2026-11-22',
    id: 'us.breach.right-money',
    kind: 'right',
    rank: 12,
    when: {
      all: [
        ...BREACH.when.any,
        {
          says: [
            'card number',
            'card numbers',
            'credit card',
            'debit card',
            'payment card',
            'account number',
            'account numbers',
            'bank account',
            'financial account',
            'financial information',
          ],
        },
      ],
    },
    says: 'If someone uses your card or bank account, tell the bank at once. On a credit card you then owe at most $50. For a bank account, act within two business days.',
    authority: {
      title: 'Truth in Lending Act (TILA) and Electronic Fund Transfer Act (EFTA, Regulation E)',
      provision: '15 U.S.C. 1643 and 15 U.S.C. 1693g; 12 CFR 1005.6',
      url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title15-section1693g&num=0&edition=prelim',
      inForceFrom: '2011-12-30',
    },
  },
]
