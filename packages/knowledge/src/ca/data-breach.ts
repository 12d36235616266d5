/** Letters that say personal data was lost or stolen. */
import type { Rule } from '@plainletter/contracts/rule'

const BREACH = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['OTHER'],
  topics: ['consumer'],
  when: {
    any: [
      {
        says: [
          'data breach',
          'privacy breach',
          'privacy incident',
          'unauthorized person',
          'unauthorized party',
          'security incident',
          'cybersecurity incident',
          'cyber incident',
          'unauthorized access',
          'your personal information may have been',
          'incident de confidentialité',
          'fuite de données',
          'vol de données',
          'renseignements personnels ont pu',
        ],
      },
    ],
  },
} satisfies Partial<Rule>

const PERSONAL_INFORMATION_PROTECTION_ELECTRONIC_DOCUMENTS = {
  title: 'Personal Information Protection and Electronic Documents Act, S.C. 2000, c. 5 (PIPEDA)',
  provision: 'sections 10.1 to 11 (breach notice, complaint)',
  url: 'https://laws-lois.justice.gc.ca/eng/acts/p-8.6/',
  inForceFrom: '2018-11-01',
}

export const DATA_BREACH_RULES: readonly Rule[] = [
  {
    ...BREACH,
    id: 'ca.breach.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'An organization tells you that others may have seen your data. You owe nothing, but protect yourself.',
    authority: PERSONAL_INFORMATION_PROTECTION_ELECTRONIC_DOCUMENTS,
  },
  {
    ...BREACH,
    id: 'ca.breach.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 5,
    says: 'Not every breach leads to misuse. A fraud alert makes lenders check that it is you.',
    authority: PERSONAL_INFORMATION_PROTECTION_ELECTRONIC_DOCUMENTS,
  },
  {
    ...BREACH,
    id: 'ca.breach.right-told',
    kind: 'right',
    rank: 5,
    says: 'You must be told soon if there is a real risk of serious harm, and what you can do.',
    authority: PERSONAL_INFORMATION_PROTECTION_ELECTRONIC_DOCUMENTS,
  },
  {
    ...BREACH,
    id: 'ca.breach.right-qc',
    kind: 'right',
    rank: 4,
    regions: ['CA-QC'],
    says: 'In Québec a firm must tell you of an incident that can do serious harm. You can ask the credit bureaus for a free freeze.',
    authority: {
      title:
        'Act respecting the protection of personal information in the private sector, CQLR c. P-39.1 (Québec)',
      provision: 'sections 3.5 to 3.8 (confidentiality incident, Law 25)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/P-39.1',
      inForceFrom: '2022-09-22',
    },
  },
  {
    ...BREACH,
    id: 'ca.breach.right-complain',
    kind: 'right',
    rank: 9,
    says: 'You can complain to the privacy commissioner for free.',
    authority: PERSONAL_INFORMATION_PROTECTION_ELECTRONIC_DOCUMENTS,
  },
  {
    ...BREACH,
    id: 'ca.breach.step',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Change your passwords, tell your bank, and put a fraud alert on your file at Equifax and TransUnion.',
    authority: PERSONAL_INFORMATION_PROTECTION_ELECTRONIC_DOCUMENTS,
  },
  {
    ...BREACH,
    id: 'ca.breach.option',
    kind: 'option',
    option: 'comply',
    rank: 5,
    title: 'Protect your name',
    cost: 'Free',
    time: 'This week',
    risk: 'None.',
    bestFor: 'Everyone who gets such a letter.',
    says: 'Take the free monitoring if it is offered, and check your credit file.',
    authority: PERSONAL_INFORMATION_PROTECTION_ELECTRONIC_DOCUMENTS,
  },
  {
    ...BREACH,
    id: 'ca.breach.right-on-health',
    kind: 'right',
    rank: 4,
    regions: ['CA-ON'],
    when: {
      all: [
        ...BREACH.when.any,
        {
          says: [
            'health card',
            'health number',
            'patient',
            'patients',
            'dental',
            'clinic',
            'hospital',
            'pharmacy',
          ],
        },
      ],
    },
    says: 'In Ontario who keeps your health records must tell you of a theft or loss. You can complain to the Information and Privacy Commissioner.',
    authority: {
      title:
        'Personal Health Information Protection Act, 2004 (Ontario), S.O. 2004, c. 3, Sched. A',
      provision: 'sections 12 and 56 (notice of a loss, complaint)',
      url: 'https://www.ontario.ca/laws/statute/04p03',
      inForceFrom: '2004-11-01',
    },
  },
]
