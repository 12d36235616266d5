/** Letters that say personal data was lost or stolen. */
import type { Rule } from '@plainletter/contracts/rule'

const BREACH = {
  country: 'nz',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    any: [
      {
        says: [
          'privacy breach',
          'data breach',
          'cyber incident',
          'cyber security incident',
          'unauthorised access',
          'your personal information may have been',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const PRIVACY_ACT = {
  title: 'Privacy Act 2020',
  provision: 'sections 112 to 118 (notice of a privacy breach that can do serious harm)',
  url: 'https://www.legislation.govt.nz/act/public/2020/0031/latest/whole.html',
  inForceFrom: '2020-12-01',
}

const CREDIT_REPORTING_PRIVACY_CODE = {
  title: 'Credit Reporting Privacy Code 2020',
  provision: 'rule 8 and Schedule 3 (credit suppression)',
  url: 'https://www.privacy.org.nz/privacy-act-2020/codes-of-practice/crpc2020/',
  inForceFrom: '2020-12-01',
}

export const DATA_BREACH_RULES: readonly Rule[] = [
  {
    ...BREACH,
    id: 'nz.breach.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'An organisation tells you that others may have seen your data. You owe nothing, but protect yourself.',
    authority: PRIVACY_ACT,
  },
  {
    ...BREACH,
    id: 'nz.breach.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Not every breach leads to misuse. A credit freeze stops most new loans in your name.',
    authority: CREDIT_REPORTING_PRIVACY_CODE,
  },
  {
    ...BREACH,
    id: 'nz.breach.right-told',
    kind: 'right',
    rank: 5,
    says: 'You must be told soon of a breach that can do serious harm, and what you can do.',
    authority: PRIVACY_ACT,
  },
  {
    ...BREACH,
    id: 'nz.breach.right-freeze',
    kind: 'right',
    rank: 7,
    says: 'You can ask all credit reporters for a free freeze (suppression) of your credit file.',
    authority: CREDIT_REPORTING_PRIVACY_CODE,
  },
  {
    ...BREACH,
    id: 'nz.breach.right-complain',
    kind: 'right',
    rank: 9,
    says: 'You can complain to the Privacy Commissioner for free. A tribunal can award damages.',
    authority: {
      title: 'Privacy Act 2020',
      provision: 'sections 69 to 79 and 97 to 103 (complaint to the commissioner, damages)',
      url: 'https://www.legislation.govt.nz/act/public/2020/0031/latest/whole.html',
      inForceFrom: '2020-12-01',
    },
  },
  {
    ...BREACH,
    id: 'nz.breach.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Change your passwords, tell your bank, and call IDCARE on 0800 121 068.',
    authority: PRIVACY_ACT,
  },
  {
    ...BREACH,
    id: 'nz.breach.option',
    kind: 'option',
    option: 'comply',
    rank: 5,
    title: 'Protect your name',
    cost: 'Free',
    time: 'This week',
    risk: 'Lift the freeze before you ask for a loan.',
    bestFor: 'Everyone who gets such a letter.',
    says: 'Freeze your credit file and ask the organisation what it will do for you.',
    authority: CREDIT_REPORTING_PRIVACY_CODE,
  },
]
