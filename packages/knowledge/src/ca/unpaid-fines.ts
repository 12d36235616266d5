/** Unpaid fines of a court or a city in letters of collectors. */
import type { Rule } from '@plainletter/contracts/rule'

const UNPAID_FINE = {
  any: [
    {
      says: [
        'unpaid fine',
        'unpaid fines',
        'overdue fine',
        'overdue fines',
        'court fine',
        'defaulted fine',
        'fine in default',
        'fine imposed',
        'provincial offences',
        'violation ticket',
        'amende impayée',
        'amendes impayées',
        'amende',
        'constat d’infraction',
        "constat d'infraction",
        'percepteur',
      ],
    },
  ],
} satisfies Rule['when']
const PUBLIC = {
  country: 'ca',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM'],
  creditor: 'public',
  checkedOn: '2026-11-22',
  checkBy: '2027-11-15',
} satisfies Partial<Rule>

export const UNPAID_FINES: readonly Rule[] = [
  {
    ...PUBLIC,
    id: 'ca.public-debt.on-fine-reality',
    kind: 'fact',
    regions: ['CA-ON'],
    slot: 'reality_check',
    rank: 5,
    when: UNPAID_FINE,
    says: 'In Ontario an unpaid fine can cost you your driver’s licence or plates. It can go on a property tax bill, or be enforced like a court judgment.',
    authority: {
      title: 'Provincial Offences Act (Ontario), R.S.O. 1990, c. P.33, with Municipal Act, 2001',
      provision:
        'sections 68 and 69 (enforcement, licence), with section 441.1 of the Municipal Act (tax roll)',
      url: 'https://www.ontario.ca/laws/statute/90p33',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.on-fine-know-age',
    kind: 'fact',
    regions: ['CA-ON'],
    slot: 'did_you_know',
    rank: 5,
    when: UNPAID_FINE,
    says: 'In Ontario a court fine does not get too old. There is no time limit for getting it in.',
    authority: {
      title: 'Limitations Act, 2002 (Ontario), S.O. 2002, c. 24, Sched. B',
      provision: 'section 16 (no limit for fines)',
      url: 'https://www.ontario.ca/laws/statute/02l24',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.on-fine-right-time',
    kind: 'right',
    regions: ['CA-ON'],
    rank: 5,
    when: UNPAID_FINE,
    says: 'In Ontario you can ask for more time to pay a fine, or to pay in parts. Ask the court office for the form. A justice of the peace decides.',
    authority: {
      title: 'Provincial Offences Act (Ontario), R.S.O. 1990, c. P.33',
      provision: 'section 66 (more time to pay)',
      url: 'https://www.ontario.ca/laws/statute/90p33',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.bc-fine-reality',
    kind: 'fact',
    regions: ['CA-BC'],
    slot: 'reality_check',
    rank: 5,
    when: UNPAID_FINE,
    says: 'In British Columbia ICBC can refuse you a driver’s licence or plates until a driving fine is paid. Ask ICBC for a plan if you cannot pay at once.',
    authority: {
      title: 'Motor Vehicle Act (British Columbia), R.S.B.C. 1996, c. 318',
      provision: 'refusal to issue or renew a licence while a fine is unpaid',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/96318_00',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.qc-fine-reality',
    kind: 'fact',
    regions: ['CA-QC'],
    slot: 'reality_check',
    rank: 5,
    when: UNPAID_FINE,
    says: 'In Quebec an unpaid fine can suspend your driver’s licence. The fines office can also have things or income seized.',
    authority: {
      title: 'Code of Penal Procedure, CQLR c. C-25.1 (Québec)',
      provision: 'articles 330 to 333 (seizure) and 364 (driver’s licence)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-25.1',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...PUBLIC,
    id: 'ca.public-debt.qc-fine-right-work',
    kind: 'right',
    regions: ['CA-QC'],
    rank: 5,
    when: UNPAID_FINE,
    says: 'In Quebec ask the fines office for more time or to pay in parts. If you cannot pay and seizing would not help, it must offer you work instead, where there is a program.',
    authority: {
      title: 'Code of Penal Procedure, CQLR c. C-25.1 (Québec)',
      provision: 'articles 327, 328 and 333 (more time, instalments, compensatory work)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/C-25.1',
      inForceFrom: '2010-01-01',
    },
  },
]
