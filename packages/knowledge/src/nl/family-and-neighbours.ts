/** Questions about neighbours, an estate, maintenance and a residence permit. */
import type { Rule, Test } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW1 = {
  title: 'Burgerlijk Wetboek Boek 1 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0002656/',
}
const BW4 = {
  title: 'Burgerlijk Wetboek Boek 4 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0002761/',
}
const BW5 = {
  title: 'Burgerlijk Wetboek Boek 5 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005288/',
}
const VW = {
  title: 'Vreemdelingenwet 2000 (Vw 2000)',
  url: 'https://wetten.overheid.nl/BWBR0011823/',
}

const IND: Test = {
  says: ['ind', 'verblijfsvergunning', 'verblijfsrecht', 'residence permit', 'naturalisatie'],
}

export const FAMILY_AND_NEIGHBOURS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.neighbour-noise',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general', 'family'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['buren', 'buurman', 'buurvrouw', 'bovenburen', 'neighbour', 'neighbours', 'neighbor'],
      ['overlast', 'lawaai', 'geluidsoverlast', 'herrie', 'muziek', 'stank', 'noise', 'nuisance'],
    ],
    says: 'A neighbour may not cause unlawful nuisance (onrechtmatige hinder). Talk first, keep a diary, then ask for free mediation (buurtbemiddeling).',
    authority: { ...BW5, provision: 'artikelen 5:37 en 6:162', inForceFrom: '1992-01-01' },
  },
  {
    ...BASE,
    id: 'nl.ask.neighbour-tree',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['housing', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['boom', 'bomen', 'heg', 'takken', 'schutting', 'tree', 'hedge', 'branches'],
      [
        'buren',
        'buurman',
        'buurvrouw',
        'erfgrens',
        'tuin',
        'snoeien',
        'neighbour',
        'neighbor',
        'boundary',
      ],
    ],
    says: 'Trees must mostly stand two metres from the line, and hedges half a metre. Your town can set other distances. Ask in writing before you cut.',
    authority: { ...BW5, provision: 'artikelen 5:42 en 5:44', inForceFrom: '1992-01-01' },
  },
  {
    ...BASE,
    id: 'nl.ask.estate',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family', 'debt', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'erfenis',
        'nalatenschap',
        'erfgenaam',
        'geërfd',
        'erven',
        'overleden',
        'inheritance',
        'inherit',
        'estate',
      ],
      [
        'schuld',
        'schulden',
        'aannemen',
        'weigeren',
        'verwerpen',
        'aanvaarden',
        'beneficiair',
        'wat moet ik doen',
        'debt',
        'debts',
        'accept',
        'refuse',
      ],
    ],
    says: 'You owe its debts with your own money only if you accept it in full. At the court you can refuse it, or accept it only after a list is made (beneficiair). Choose before you touch anything: selling or using up things can count as accepting in full. A keepsake of no value mostly does not. A notary or the court helps. Write to the firms that you are still choosing.',
    authority: { ...BW4, provision: 'artikelen 4:184, 4:190 en 4:192', inForceFrom: '2003-01-01' },
  },
  {
    ...BASE,
    id: 'nl.ask.maintenance',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['family'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      [
        'alimentatie',
        'kinderalimentatie',
        'partneralimentatie',
        'child support',
        'child maintenance',
        'alimony',
      ],
      [
        'hoeveel',
        'betaalt niet',
        'niet betaald',
        'verlagen',
        'wijzigen',
        'stoppen',
        'recht',
        'betalen',
        'how much',
        'not paid',
        'change',
        'stop',
        'pay',
        'betaalt geen',
        'betaalt de alimentatie niet',
        'niet meer',
        'weigert te betalen',
        'verdien minder',
        'meer kinderalimentatie',
        'meer betalen',
        'minder inkomen',
      ],
    ],
    says: 'Both parents pay for a child by what they can spare. A judge can change the sum when your income or life changes.',
    authority: {
      ...BW1,
      provision: 'artikelen 1:392, 1:397, 1:401 en 1:404',
      inForceFrom: '1970-01-01',
    },
  },
  {
    ...BASE,
    id: 'nl.stay.right-short',
    kind: 'right',
    kinds: ['OTHER'],
    topics: ['immigration'],
    rank: 8,
    when: { all: [IND] },
    says: 'For a refused permit the time to object is often only four weeks. Look at the end of the letter and get a lawyer now.',
    authority: { ...VW, provision: 'artikelen 69 en 73', inForceFrom: '2001-04-01' },
  },
  {
    ...BASE,
    id: 'nl.ask.maintenance-unpaid',
    kind: 'answer',
    when: {
      not: [
        {
          says: ['kan ik niet betalen', 'kan niet betalen', 'kan de alimentatie', 'minder betalen'],
        },
      ],
    },
    kinds: ['ENQUIRY'],
    topics: ['family', 'general'],
    rank: 8,
    verdict: 'do_this',
    asks: [
      [
        'alimentatie',
        'kinderalimentatie',
        'partneralimentatie',
        'child support',
        'child maintenance',
        'alimony',
      ],
      [
        'betaalt geen',
        'betaalt al',
        'geen kinderalimentatie',
        'geen alimentatie',
        'achterstand',
        'betaalt niet',
        'niet betaald',
        'betaalt de alimentatie niet',

        'weigert te betalen',

        'not paid',
        'does not pay',
        'stopped paying',
        "doesn't pay",
        'not paying',
        "won't pay",
        'geen alimentatie meer',
        'alimentatie niet op tijd',
      ],
    ],
    says: 'Ask the LBIO to collect it: that is free for you. A payment must be missing that fell due in the last six months, and a judge must have set the sum. Tell your ex in writing first.',
    authority: { ...BW1, provision: 'artikel 1:408', inForceFrom: '2009-03-01' },
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
  },
]
