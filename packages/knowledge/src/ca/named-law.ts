/** Law that an adviser names first: taxpayers' rights, tax certificates, reasonable notice, and human rights at work. */
import type { Rule } from '@plainletter/contracts/rule'

const NAMED = {
  country: 'ca',
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const FEDERAL_TAX = {
  ...NAMED,
  kinds: ['TAX_DEMAND'],
  when: {
    any: [
      {
        says: [
          'canada revenue agency',
          'cra',
          'income tax act',
          'agence du revenu du canada',
          'arc',
          "loi de l'impôt sur le revenu",
        ],
      },
      { sender: ['canada revenue agency', 'agence du revenu du canada'] },
    ],
  },
} satisfies Partial<Rule>

const LET_GO = {
  ...NAMED,
  kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
} satisfies Partial<Rule>

export const NAMED_LAW: readonly Rule[] = [
  {
    ...FEDERAL_TAX,
    id: 'ca.tax.right-service',
    kind: 'right',
    rank: 40,
    says: 'The tax agency must treat you fairly. You can complain to it, and then for free to the Taxpayers’ Ombudsperson.',
    authority: {
      title: 'Canada Revenue Agency: Taxpayer Bill of Rights',
      provision: 'fair treatment, complaints and the Taxpayers’ Ombudsperson',
      url: 'https://www.canada.ca/en/revenue-agency.html',
      inForceFrom: '2007-05-28',
    },
  },
  {
    ...FEDERAL_TAX,
    id: 'ca.tax.know-certificate',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 20,
    learnMore:
      'A payment plan in time most often avoids this. Ask what you can show about your budget.',
    says: 'The tax agency can register what you owe in the Federal Court. It then works like a judgment, with no trial.',
    authority: {
      title: 'Income Tax Act, R.S.C. 1985, c. 1 (5th Supp.)',
      provision: 'section 223 (certificate in the Federal Court)',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/I-3.3/section-223.html',
      inForceFrom: '1992-01-01',
    },
  },
  {
    ...LET_GO,
    id: 'ca.work.right-reasonable-notice',
    kind: 'right',
    rank: 12,
    regions: [
      'CA-AB',
      'CA-BC',
      'CA-MB',
      'CA-NB',
      'CA-NL',
      'CA-NS',
      'CA-NT',
      'CA-NU',
      'CA-ON',
      'CA-PE',
      'CA-SK',
      'CA-YT',
    ],
    says: 'The legal minimum may not be all you are owed. Judges look at your age, your job, your years there and the work you could find.',
    authority: {
      title:
        'Bardal v. Globe & Mail Ltd. (1960), followed in Honda Canada Inc. v. Keays, 2008 SCC 39',
      provision: 'reasonable notice at common law',
      url: 'https://www.scc-csc.ca/',
      inForceFrom: '2008-06-27',
    },
  },
  {
    ...LET_GO,
    id: 'ca.work.right-minimum-on',
    kind: 'right',
    rank: 14,
    regions: ['CA-ON'],
    when: { any: [{ says: ['release', 'full and final'] }] },
    says: 'They must pay the legal minimum even if you do not sign a release. You cannot sign that minimum away.',
    authority: {
      title: 'Employment Standards Act, 2000 (Ontario)',
      provision: 'sections 5 (no contracting out) and 11(5) (pay when a job ends)',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2001-09-04',
    },
  },
  {
    ...LET_GO,
    id: 'ca.work.right-human-on',
    kind: 'right',
    rank: 45,
    regions: ['CA-ON'],
    says: 'They may not let you go because of age, sex, race, faith, disability or family. You have one year to go to the Human Rights Tribunal.',
    authority: {
      title: 'Human Rights Code, R.S.O. 1990, c. H.19',
      provision: 'sections 5 and 34 (one year)',
      url: 'https://www.ontario.ca/laws/statute/90h19',
      inForceFrom: '2008-06-30',
    },
  },
]
