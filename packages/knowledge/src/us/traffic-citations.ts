/** Traffic citations and red light cameras, by state. */
import type { Rule } from '@plainletter/contracts/rule'

const MOVING_VIOLATION_WORDS = [
  'speeding',
  'citation',
  'moving violation',
  'stop sign',
  'traffic citation',
  'red light',
  'infraction',
  'uniform traffic',
  'infracción',
  'tránsito',
  'exceso de velocidad',
]

const TICKET = {
  country: 'us',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
  kinds: ['PENALTY_CHARGE_NOTICE', 'ENQUIRY'],
  topics: ['parking'],
} satisfies Partial<Rule>

export const TRAFFIC_CITATIONS: readonly Rule[] = [
  {
    ...TICKET,
    id: 'us.ticket.de-surcharge',
    kind: 'right',
    rank: 5,
    regions: ['US-DE'],
    says: 'In Delaware extra sums may be added to a fine only as the law names them. Ask for each one to be explained.',
    authority: {
      title: 'Delaware Code, Title 11',
      provision: '11 Delaware Code 4101 (costs and surcharges)',
      url: 'https://delcode.delaware.gov/title11/c041/sc01/index.html',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ca-declaration',
    kind: 'right',
    rank: 5,
    regions: ['US-CA'],
    when: {
      any: [
        {
          says: MOVING_VIOLATION_WORDS,
        },
      ],
    },
    says: 'In California you can fight a traffic infraction in writing, without going to court (trial by written declaration).',
    authority: {
      title: 'California Vehicle Code',
      provision: 'section 40902',
      url: 'https://leginfo.legislature.ca.gov/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.fl-thirty',
    kind: 'right',
    rank: 5,
    regions: ['US-FL'],
    when: {
      any: [
        {
          says: MOVING_VIOLATION_WORDS,
        },
      ],
    },
    says: 'In Florida you have 30 days from a traffic ticket to pay, choose a driving course or ask for a hearing.',
    authority: {
      title: 'Florida Statutes',
      provision: 'sections 318.14 and 318.18',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.fl-camera',
    kind: 'right',
    rank: 5,
    regions: ['US-FL'],
    when: {
      any: [
        {
          says: [
            'red light',
            'photo enforcement',
            'automated enforcement',
            'traffic camera',
            'speed camera',
            'camera',
          ],
        },
      ],
    },
    says: 'In Florida a red light camera notice gives you 60 days to pay, name another driver or ask for a hearing.',
    authority: {
      title: 'Florida Statutes',
      provision: 'section 316.0083',
      url: 'https://www.leg.state.fl.us/statutes/',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.tx-camera',
    kind: 'right',
    rank: 5,
    regions: ['US-TX'],
    when: {
      any: [
        {
          says: [
            'red light',
            'photo enforcement',
            'automated enforcement',
            'traffic camera',
            'speed camera',
            'camera',
          ],
        },
      ],
    },
    says: 'In Texas cities may not fine drivers by red light cameras, by a law of 2019.',
    authority: {
      title: 'Texas Transportation Code',
      provision: 'section 707.020',
      url: 'https://statutes.capitol.texas.gov/Docs/TN/htm/TN.707.htm',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.ma-citation',
    kind: 'right',
    rank: 5,
    regions: ['US-MA'],
    when: {
      any: [
        {
          says: MOVING_VIOLATION_WORDS,
        },
      ],
    },
    says: 'In Massachusetts you have 20 days from a traffic citation to pay it or ask for a hearing.',
    authority: {
      title: 'Massachusetts General Laws',
      provision: 'chapter 90C, section 3',
      url: 'https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter90C/Section3',
      inForceFrom: '2015-01-01',
    },
  },
  {
    ...TICKET,
    id: 'us.ticket.wa-response',
    kind: 'right',
    rank: 5,
    regions: ['US-WA'],
    says: 'In Washington State you can answer an infraction in three ways: pay, explain, or contest it at a hearing. The notice gives the days.',
    authority: {
      title: 'Revised Code of Washington',
      provision: 'RCW 46.63.060 and 46.63.070',
      url: 'https://app.leg.wa.gov/RCW/default.aspx?cite=46.63',
      inForceFrom: '2015-01-01',
    },
  },
]
