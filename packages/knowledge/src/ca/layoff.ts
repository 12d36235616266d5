/** Letters that lay a worker off for a time. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const LAID_OFF: Test = {
  says: [
    'laid off',
    'lay off',
    'lay you off',
    'layoff',
    'lay-off',
    'temporary layoff',
    'mise à pied',
    'mis à pied',
    'mettre à pied',
  ],
}

const YOU: Test = {
  says: [
    'you are',
    'you have been',
    'you will be',
    'laying you off',
    'lay you off',
    'your layoff',
    'your position',
    'your employment',
    'vous êtes',
    'vous serez',
    'votre mise à pied',
  ],
}

const LAYOFF = {
  country: 'ca',
  kinds: ['OTHER', 'REDUNDANCY_NOTICE', 'DISMISSAL_LETTER'],
  topics: ['employment'],
  when: { all: [LAID_OFF, YOU] },
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

export const LAYOFFS: readonly Rule[] = [
  {
    ...LAYOFF,
    id: 'ca.layoff.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    kinds: ['OTHER'],
    says: 'Your employer lays you off. Look if it is for a time or for good, and for a day to come back.',
    authority: {
      title: 'Employment standards laws of the provinces, with the common law on contracts of work',
      provision:
        'for example Employment Standards Act, 2000 (Ontario), sections 8 and 56; Employment Standards Act (British Columbia), sections 1, 63 and 66',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...LAYOFF,
    id: 'ca.layoff.reality',
    kind: 'fact',
    slot: 'reality_check',
    rank: 4,
    kinds: ['OTHER'],
    says: 'A layoff that lasts too long ends the job in law. Then pay for the end of the job is due.',
    authority: {
      title: 'Employment standards laws of the provinces, with the common law on contracts of work',
      provision:
        'for example Employment Standards Act, 2000 (Ontario), sections 8 and 56; Employment Standards Act (British Columbia), sections 1, 63 and 66',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...LAYOFF,
    id: 'ca.layoff.on',
    kind: 'right',
    rank: 3,
    regions: ['CA-ON'],
    says: 'In Ontario a layoff may last 13 weeks in 20, and in some cases 35 weeks in 52. After that the job has ended, and pay is due.',
    authority: {
      title: 'Employment Standards Act, 2000, S.O. 2000, c. 41',
      provision: 'section 56 (temporary layoff: 13 weeks in 20, in some cases 35 in 52)',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...LAYOFF,
    id: 'ca.layoff.bc',
    kind: 'right',
    rank: 3,
    regions: ['CA-BC'],
    says: 'In British Columbia a layoff may last 13 weeks in 20. After that the job has ended from its first day, and pay is due.',
    authority: {
      title: 'Employment Standards Act, R.S.B.C. 1996, c. 113',
      provision: 'section 1 (temporary layoff: 13 weeks in 20) and section 63 (pay)',
      url: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/96113_01',
      inForceFrom: '1996-12-31',
    },
  },
  {
    ...LAYOFF,
    id: 'ca.layoff.ab',
    kind: 'right',
    rank: 3,
    regions: ['CA-AB'],
    says: 'In Alberta a layoff needs a written notice and mostly may last 90 days in 120. After that the job has ended, and pay is due.',
    authority: {
      title: 'Employment Standards Code, R.S.A. 2000, c. E-9',
      provision: 'sections 62 to 64 (temporary layoff: 90 days in 120)',
      url: 'https://kings-printer.alberta.ca/',
      inForceFrom: '2020-08-15',
    },
  },
  {
    ...LAYOFF,
    id: 'ca.layoff.qc',
    kind: 'right',
    rank: 3,
    regions: ['CA-QC'],
    says: 'In Québec a layoff of six months or more counts as the end of the job. Then notice, or pay in its place, is due.',
    authority: {
      title: 'Act respecting labour standards, CQLR c. N-1.1',
      provision: 'sections 82 to 83.1 (layoff of six months or more)',
      url: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/N-1.1',
      inForceFrom: '2003-05-01',
    },
  },
  {
    ...LAYOFF,
    id: 'ca.layoff.federal',
    kind: 'right',
    rank: 6,
    when: {
      all: [
        LAID_OFF,
        {
          says: [
            'bank',
            'airline',
            'airlines',
            'railway',
            'telecom',
            'federally regulated',
            'canada labour code',
            'banque',
            'compagnie aérienne',
          ],
        },
      ],
    },
    says: 'For a bank, airline, phone firm or train, a layoff of three months or less does not end the job. Longer ones need a set day to come back.',
    authority: {
      title: 'Canada Labour Standards Regulations, C.R.C., c. 986',
      provision: 'section 30 (layoffs that do not end the job)',
      url: 'https://laws-lois.justice.gc.ca/eng/regulations/C.R.C.,_c._986/',
      inForceFrom: '2006-03-22',
    },
  },
  {
    ...LAYOFF,
    id: 'ca.layoff.contract',
    kind: 'right',
    rank: 5,
    says: 'If your contract does not allow layoffs, you may be able to treat it as a firing. Get advice before you do.',
    authority: {
      title: 'Employment standards laws of the provinces, with the common law on contracts of work',
      provision:
        'for example Employment Standards Act, 2000 (Ontario), sections 8 and 56; Employment Standards Act (British Columbia), sections 1, 63 and 66',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...LAYOFF,
    id: 'ca.layoff.ei',
    kind: 'right',
    rank: 7,
    says: 'You can ask for EI as soon as your pay stops. Ask for your record of employment.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'sections 7 to 11 (who can get benefits, layoff)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '1996-06-30',
    },
  },
  {
    ...LAYOFF,
    id: 'ca.layoff.step',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Ask in writing if the layoff is for a time, and for the day to come back. Apply for EI now.',
    authority: {
      title: 'Employment Insurance Act (Loi sur l’assurance-emploi), S.C. 1996, c. 23',
      provision: 'sections 7 to 11 (who can get benefits, layoff)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/e-5.6/',
      inForceFrom: '1996-06-30',
    },
  },
]
