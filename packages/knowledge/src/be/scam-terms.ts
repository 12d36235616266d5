/** Goods that were never ordered, the police, and what a swindler can do. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'be',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const CDE = {
  title: 'Code de droit économique (CDE) / Wetboek van economisch recht (WER)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/2013/02/28/2013A11134/justel',
}
const CJ = {
  title: 'Code judiciaire / Gerechtelijk Wetboek (Ger.W.)',
  url: 'https://www.ejustice.just.fgov.be/eli/loi/1967/10/10/1967101002/justel',
}

export const SCAM_TERMS: readonly Rule[] = [
  {
    ...BASE,
    id: 'be.scam.right-unordered',
    kind: 'right',
    kinds: ['SCAM_LETTER'],
    rank: 15,
    says: 'You need not pay for or send back what you never ordered.',
    authority: { ...CDE, provision: 'articles VI.38 et VI.103', inForceFrom: '2014-05-31' },
  },
  {
    ...BASE,
    id: 'be.scam.who',
    kind: 'fact',
    kinds: ['SCAM_LETTER'],
    rank: 20,
    slot: 'who_they_are',
    says: 'It looks like a swindler who uses a known name. Look up the real number yourself and ask there.',
    authority: { ...CDE, provision: 'articles VII.41 à VII.44', inForceFrom: '2018-08-09' },
  },
  {
    ...BASE,
    id: 'be.scam.not-yet',
    kind: 'fact',
    kinds: ['SCAM_LETTER'],
    rank: 10,
    slot: 'cannot_happen_yet',
    says: 'Nothing is taken from you if you do not answer. A real claim needs a judge or an official paper first.',
    authority: { ...CJ, provision: 'articles 1386 et 1494', inForceFrom: '1970-11-01' },
  },
  {
    ...BASE,
    id: 'be.scam.step-police',
    kind: 'step',
    kinds: ['SCAM_LETTER'],
    rank: 30,
    list: 'general',
    says: 'If you lost money, report it to the police and keep the number. Your bank asks for it.',
    authority: { ...CDE, provision: 'articles VII.41 à VII.44', inForceFrom: '2018-08-09' },
  },
  {
    ...BASE,
    id: 'be.scam.right-hearing',
    kind: 'right',
    kinds: ['SCAM_LETTER'],
    rank: 8,
    when: {
      any: [
        {
          says: [
            'convocation',
            'police fédérale',
            'police federale',
            'europol',
            'interpol',
            'mandat d’arrêt',
            "mandat d'arrêt",
            'procureur',
            'oproeping',
            'federale politie',
            'aanhoudingsbevel',
            'parket',
            'vorladung',
            'staatsanwalt',
          ],
        },
      ],
    },
    says: 'Real police hear you in person, not by email, and you may see a lawyer first. They say in short what it is about and never end a case for money sent to them.',
    authority: {
      title: 'Code d’instruction criminelle / Wetboek van strafvordering',
      provision: 'article 47bis',
      url: 'https://www.ejustice.just.fgov.be/',
      inForceFrom: '2016-11-27',
    },
  },
]
