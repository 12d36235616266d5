/** Serious cause, too short notice, fixed term, illness, help to find work and unpaid wages. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const WORK = {
  title:
    'Loi du 3 juillet 1978 relative aux contrats de travail / Arbeidsovereenkomstenwet van 3 juli 1978',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1978/07/03/1978070303/justel',
}
const OUT = {
  title: 'Loi du 5 septembre 2001 visant à améliorer le taux d’emploi des travailleurs',
  url: 'https://www.ejustice.just.fgov.be/',
}
const WAGE_LAW = {
  title: 'Loi du 12 avril 1965 concernant la protection de la rémunération / Loonbeschermingswet',
  url: 'https://www.ejustice.just.fgov.be/',
}

const SERIOUS: Test = {
  says: ['motif grave', 'faute grave', 'dringende reden', 'dringende redenen'],
}
const ILL: Test = {
  says: [
    'maladie',
    'malade',
    'incapacité de travail',
    'force majeure médicale',
    'certificat médical',
    'ziekte',
    'ziek',
    'arbeidsongeschikt',
    'arbeidsongeschiktheid',
    'medische overmacht',
    'sick',
    'ill',
  ],
}
const FIXED: Test = {
  says: ['durée déterminée', 'cdd', 'bepaalde duur', 'fixed term', 'temporary contract'],
}
const WAGES: Test = {
  says: [
    'salaire',
    'rémunération',
    'salaires impayés',
    'loon',
    'achterstallig loon',
    'wages',
    'pay',
  ],
}

const COLLECTIVE: Test = {
  says: [
    'licenciement collectif',
    'loi renault',
    'collectief ontslag',
    'wet renault',
    'wet-renault',
  ],
}

export const WORK_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.job.right-employer-proves',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 4,
    when: { all: [SERIOUS] },
    says: 'For a serious cause your employer must prove the facts and that it kept the three days. If it cannot, it owes you pay in place of notice.',
    authority: { ...WORK, provision: 'article 35', inForceFrom: '1978-09-01' },
  },
  {
    ...BASE,
    id: 'be.job.right-short-notice',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 24,
    says: 'If the notice is too short or missing, your employer owes you the pay and benefits for the missing weeks.',
    authority: { ...WORK, provision: 'article 39', inForceFrom: '1978-09-01' },
  },
  {
    ...BASE,
    id: 'be.job.right-fixed-term',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 8,
    when: { all: [FIXED] },
    says: 'A fixed-term contract that ends too soon costs the employer the pay until its end, up to double the notice pay. Notice is only possible in the first half, six months at most.',
    authority: { ...WORK, provision: 'article 40', inForceFrom: '2014-01-01' },
  },
  {
    ...BASE,
    id: 'be.job.right-ill',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 9,
    when: { all: [ILL] },
    says: 'Illness alone does not end your contract. An end for medical reasons (force majeure médicale) needs a long illness and a check by the work doctor first.',
    authority: { ...WORK, provision: 'articles 31, 34 et 38', inForceFrom: '2014-01-01' },
  },
  {
    ...BASE,
    id: 'be.job.right-new-work-help',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 55,
    says: 'With thirty weeks of notice or more, your employer must offer help to find new work (outplacement). Not for a serious cause.',
    authority: { ...OUT, provision: 'articles 11 à 18 (outplacement)', inForceFrom: '2014-01-01' },
  },
  {
    ...BASE,
    id: 'be.job.right-wages',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 32,
    when: { all: [WAGES] },
    says: 'Pay must come on time, and at the end of the job at once with the last run. For late pay you can ask interest from that day.',
    authority: { ...WAGE_LAW, provision: 'articles 5, 9, 10 et 11', inForceFrom: '1965-10-01' },
  },
  {
    ...BASE,
    id: 'be.job.right-collective',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 9,
    when: { all: [COLLECTIVE] },
    says: 'When many are dismissed, the employer must first tell the staff and hear them. If the staff objected in time, you may contest your dismissal too. Go to your union now.',
    authority: {
      title: 'Loi du 13 février 1998 (loi Renault) / Wet van 13 februari 1998 (wet-Renault)',
      provision: 'articles 66 à 69 / artikelen 66 tot 69',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '1998-03-01',
    },
    checkedOn: '2026-11-22',
  },
  {
    ...BASE,
    id: 'be.job.right-pregnant',
    kind: 'right',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
    rank: 6,
    when: {
      any: [
        {
          says: [
            'grossesse',
            'enceinte',
            'congé de maternité',
            'zwanger',
            'zwangerschap',
            'moederschapsverlof',
            'bevallingsverlof',
          ],
        },
      ],
    },
    says: 'From the day your employer knows of a pregnancy until a month after the leave, it needs another reason and must prove it. If not, it owes six months of pay on top.',
    authority: {
      title: 'Loi sur le travail du 16 mars 1971 / Arbeidswet van 16 maart 1971',
      provision: 'article 40 / artikel 40',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '1971-04-10',
    },
    checkedOn: '2026-11-22',
  },
]
