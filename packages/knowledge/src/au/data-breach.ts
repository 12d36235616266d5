/** Letters that say personal data was lost or stolen. */
import type { Rule } from '@plainletter/contracts/rule'

const BREACH = {
  country: 'au',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    any: [
      {
        says: [
          'data breach',
          'cyber incident',
          'cyber security incident',
          'notifiable data breach',
          'unauthorised access',
          'privacy incident',
          'your personal information may have been',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const PRIVACY_ACT = {
  title: 'Privacy Act 1988',
  provision: 'Part IIIC, sections 26WA to 26WT (notifiable data breaches)',
  url: 'https://www.legislation.gov.au/C2004A03712/latest',
  inForceFrom: '2018-02-22',
}

const PRIVACY_ACT_20K = {
  title: 'Privacy Act 1988',
  provision: 'sections 20K to 20T and Part IIIA (ban period on a credit report, correction)',
  url: 'https://www.legislation.gov.au/C2004A03712/latest',
  inForceFrom: '2014-03-12',
}

export const DATA_BREACH_RULES: readonly Rule[] = [
  {
    ...BREACH,
    id: 'au.breach.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'An organisation tells you that others may have seen your data. You owe nothing, but protect yourself.',
    authority: PRIVACY_ACT,
  },
  {
    ...BREACH,
    id: 'au.breach.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Not every breach leads to misuse. A ban on your credit reports stops most new loans in your name.',
    authority: PRIVACY_ACT_20K,
  },
  {
    ...BREACH,
    id: 'au.breach.right-told',
    kind: 'right',
    rank: 5,
    says: 'You must be told what data was involved and what you should do, if serious harm is likely.',
    authority: PRIVACY_ACT,
  },
  {
    ...BREACH,
    id: 'au.breach.right-ban',
    kind: 'right',
    rank: 7,
    says: 'You can ask the credit bodies for a free ban of 21 days on your credit report, and to make it longer.',
    authority: PRIVACY_ACT_20K,
  },
  {
    ...BREACH,
    id: 'au.breach.right-complain',
    kind: 'right',
    rank: 9,
    says: 'You can complain to the firm, and after 30 days to the privacy commissioner (OAIC) for free.',
    authority: {
      title: 'Privacy Act 1988',
      provision: 'sections 36, 40 and 52 (complaint to the commissioner)',
      url: 'https://www.legislation.gov.au/C2004A03712/latest',
      inForceFrom: '2014-03-12',
    },
  },
  {
    ...BREACH,
    id: 'au.breach.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Change your passwords and call IDCARE on 1800 595 160. Ask your bank to watch your accounts.',
    authority: PRIVACY_ACT,
  },
  {
    ...BREACH,
    id: 'au.breach.option',
    kind: 'option',
    option: 'comply',
    rank: 5,
    title: 'Protect your name',
    cost: 'Free',
    time: 'This week',
    risk: 'A ban must be lifted before you ask for a loan.',
    bestFor: 'Everyone who gets such a letter.',
    says: 'Ask all credit bodies for a ban and get new papers where numbers were taken.',
    authority: PRIVACY_ACT_20K,
  },
]
