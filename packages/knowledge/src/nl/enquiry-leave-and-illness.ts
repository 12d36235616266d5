/** Questions about illness and leave in a job. */
import type { Rule } from '@plainletter/contracts/rule'

const BASE = {
  country: 'nl',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
} satisfies Partial<Rule>

const BW7 = {
  title: 'Burgerlijk Wetboek Boek 7 (BW)',
  url: 'https://wetten.overheid.nl/BWBR0005290/',
}

export const ENQUIRY_LEAVE_AND_ILLNESS: readonly Rule[] = [
  {
    ...BASE,
    id: 'nl.ask.sick-pay',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 18,
    verdict: 'do_this',
    asks: [
      ['ziek', 'ziekmelding', 'ziekte', 'ziektewet', 'sick', 'ill'],
      [
        'loon',
        'doorbetaald',
        'salaris',
        'doorbetalen',
        'betaalt',
        'hoeveel loon',
        'wages',
        'pay',
        'salary',
      ],
    ],
    says: 'Your employer must pay at least 70% of your pay for up to two years while you are ill. If your contract ends, UWV can pay (Ziektewet). Report ill in time and help with your return.',
    authority: { ...BW7, provision: 'artikel 7:629', inForceFrom: '2015-07-01' },
  },
  {
    ...BASE,
    id: 'nl.ask.parental-leave',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'family', 'general'],
    rank: 12,
    verdict: 'do_this',
    asks: [
      ['ouderschapsverlof', 'parental leave'],
      [
        'weigeren',
        'weigert',
        'geweigerd',
        'recht',
        'werkgever',
        'baas',
        'aanvragen',
        'hoeveel',
        'refuse',
        'refuses',
        'right',
        'employer',
        'boss',
        'how much',
      ],
    ],
    says: 'Your employer cannot refuse it. You have 26 times your weekly hours for each child under eight. UWV pays a part of nine weeks if you take them in the first year. Ask in writing two months before.',
    authority: {
      title: 'Wet arbeid en zorg (Wazo)',
      provision: 'artikelen 6:1 tot en met 6:5',
      url: 'https://wetten.overheid.nl/BWBR0013008/',
      inForceFrom: '2022-08-02',
    },
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
  },
  {
    ...BASE,
    id: 'nl.ask.leave-refused',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 11,
    verdict: 'it_depends',
    asks: [
      ['vakantie', 'vakantiedagen', 'verlof', 'vrij', 'holiday', 'leave'],
      [
        'weigert mijn vakantie',
        'vakantie weigeren',
        'weigert vakantie',
        'vakantie geweigerd',
        'vakantie afgewezen',
        'vakantie ingetrokken',
        'geen vakantie',
        'mag mijn baas',
        'weigert mijn verlof',
        'refuses my holiday',
        'holiday refused',
      ],
    ],
    dependsOn: 'the reason they give',
    says: 'Ask in writing. The employer must follow your wish unless it has weighty reasons, and must say so in writing within two weeks. If it stays silent, your dates stand. You must be able to take two weeks in a row, or two times one.',
    authority: { ...BW7, provision: 'artikel 7:638', inForceFrom: '2001-02-01' },
    checkedOn: '2026-11-22',
    checkBy: '2027-10-31',
  },
]
