/** Letters that say personal data was lost or stolen. */
import type { Rule } from '@plainletter/contracts/rule'

const BREACH = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    all: [
      {
        says: [
          'data breach',
          'breach',
          'incident',
          'cyber attack',
          'unauthorised access',
          'unauthorised',
          'compromised',
          'ransomware',
        ],
      },
      {
        says: [
          'your name',
          'date of birth',
          'personal details',
          'personal data',
          'personal information',
          'your data',
          'your information',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const GENERAL_DATA_PROTECTION_REGULATION = {
  title: 'General Data Protection Regulation (EU) 2016/679',
  provision: 'articles 33, 34, 77 and 82 (breach notice, complaint, damages)',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  inForceFrom: '2018-05-25',
}

export const DATA_BREACH_RULES: readonly Rule[] = [
  {
    ...BREACH,
    id: 'ie.breach.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'A firm tells you that others may have seen your data. You owe nothing, but protect yourself.',
    authority: GENERAL_DATA_PROTECTION_REGULATION,
  },
  {
    ...BREACH,
    id: 'ie.breach.right-told',
    kind: 'right',
    rank: 5,
    says: 'You must be told without delay if the risk is high, in clear words, with what to do. You can ask what data was taken.',
    authority: GENERAL_DATA_PROTECTION_REGULATION,
  },
  {
    ...BREACH,
    id: 'ie.breach.right-complain',
    kind: 'right',
    rank: 7,
    says: 'You can complain for free to the Data Protection Commission, and claim damages for harm in court.',
    authority: {
      title: 'Data Protection Act 2018',
      provision: 'sections 107 to 117 (complaint to the commission, court claim)',
      url: 'https://www.irishstatutebook.ie/eli/2018/act/7/enacted/en/html',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...BREACH,
    id: 'ie.breach.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Change your passwords, tell your bank, and do not trust calls about the breach.',
    authority: GENERAL_DATA_PROTECTION_REGULATION,
  },
]
