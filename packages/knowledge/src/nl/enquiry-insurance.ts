/** Questions about an insurer that refuses. */
import type { Rule } from '@plainletter/contracts/rule'

const ANSWER = {
  country: 'nl',
  kind: 'answer',
  rank: 18,
  checkedOn: '2026-11-21',
  checkBy: '2027-05-31',
} as const

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

export const ENQUIRY_INSURANCE: readonly Rule[] = [
  {
    ...ANSWER,
    kinds: ['ENQUIRY'],
    id: 'nl.ask.insurer-refuses',
    topics: ['consumer', 'general'],
    verdict: 'do_this',
    asks: [
      [
        'verzekering',
        'verzekeraar',
        'insurer',
        'insurance',
        'autoverzekering',
        'inboedelverzekering',
        'reisverzekering',
        'zorgverzekering',
        'aansprakelijkheidsverzekering',
      ],
      [
        'afgewezen',
        'weigert',
        'keert niet uit',
        'niet uitkeren',
        'afwijzing',
        'wijst af',
        'refuses',
        'refused',
        'betaalt niet',
        'wil niet betalen',
        'weigert te betalen',
        'vergoedt niet',
      ],
    ],
    says: 'Ask which term of the policy it means. Answer in writing with proof, and complain to the insurer. After that you can go to Kifid.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:941 en 7:942',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2006-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.ask.health-refused',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['consumer', 'general'],
    rank: 9,
    verdict: 'do_this',
    asks: [
      [
        'zorgverzekering',
        'zorgverzekeraar',
        'ziektekostenverzekering',
        'health insurer',
        'health insurance',
      ],
      [
        'vergoedt niet',
        'niet vergoeden',
        'niet vergoed',
        'vergoeden',
        'afgewezen',
        'weigert',
        'geweigerd',
        'behandeling',
        'medicijn',
        'refuses',
        'refused',
        'not covered',
      ],
    ],
    says: 'Ask the insurer in writing to look again (heroverweging), with a letter of your doctor. It must answer within four weeks. After a no, or silence, go to the SKGZ, the disputes board for health insurance.',
    authority: {
      title: 'Zorgverzekeringswet (Zvw)',
      provision: 'artikel 114',
      url: 'https://wetten.overheid.nl/BWBR0018450/',
      inForceFrom: '2006-01-01',
    },
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
  },
]
