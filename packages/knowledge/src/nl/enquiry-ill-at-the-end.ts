/** Questions about people who are ill when their contract ends. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
} satisfies Partial<Rule>

export const ENQUIRY_ILL_AT_THE_END: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.ill-at-the-end',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 5,
    verdict: 'do_this',
    checkBy: '2027-06-30',
    asks: [
      ['ziek', 'ziekte', 'ziek gemeld', 'ziekgemeld', 'burn-out', 'burnout', 'sick'],
      [
        'contract loopt af',
        'contract afloopt',
        'contract eindigt',
        'contract wordt niet verlengd',
        'contract niet verlengd',
        'niet verlengen',
        'einde contract',
        'einde van mijn contract',
        'loopt mijn contract af',
        'contract ends',
      ],
    ],
    says: 'A contract for a fixed time may end on its date, also when you are ill. From then UWV mostly pays you 70% of your daily wage (Ziektewet), for up to two years since you fell ill. Your employer must report you to UWV by the last day: check that. You also get the transition payment, and holiday pay. Sign nothing, and do not say you are better. Falling ill within four weeks after counts too.',
    authority: {
      title: 'Ziektewet (ZW)',
      provision: 'artikelen 29 en 38; BW artikelen 7:670 en 7:673',
      url: 'https://wetten.overheid.nl/BWBR0001888/',
      inForceFrom: '2015-07-01',
    },
  },
  {
    country: 'nl',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    kinds: ['ENQUIRY'],
    id: 'nl.ask.two-years-ill',
    kind: 'answer',
    topics: ['employment', 'general'],
    rank: 4,
    verdict: 'yes',
    when: {
      not: [
        { says: ['slapend dienstverband', 'staande voet', 'zelf ontslag nemen', 'zelf opzeggen'] },
      ],
    },
    asks: [
      [
        'transitievergoeding',
        'ontslagvergoeding',
        'ontslag',
        'ontslaan',
        'ontslaat',
        'ontslagen',
        'severance',
      ],
      [
        'twee jaar ziek',
        '2 jaar ziek',
        '2 jaar ziekte',
        'twee jaar ziekte',
        '104 weken',
        'langdurig ziek',
        'na twee jaar in de ziektewet',
        'twee jaar arbeidsongeschikt',
        '2 jaar arbeidsongeschikt',
        'bijna twee jaar ziek',
        'two years ill',
        'two years sick',
      ],
      [
        'transitievergoeding',
        'ontslagvergoeding',
        'vergoeding',
        'geld mee',
        'severance',
        'recht op',
        'krijg ik',
      ],
    ],
    says: 'Yes, the transition payment is due too when your employer dismisses you after two years of illness. It counts all your time there, the illness too, at your full contract pay. They need leave from UWV or your signature. Sign no deal (vaststellingsovereenkomst) without the payment. If it does not come, go to the judge within three months. Apply for WIA in time.',
    authority: {
      title: 'Burgerlijk Wetboek Boek 7 (BW)',
      provision: 'artikelen 7:669, lid 3, onder b, 7:670, 7:673 en 7:686a, lid 4',
      url: 'https://wetten.overheid.nl/BWBR0005290/',
      inForceFrom: '2020-01-01',
    },
  },
]
