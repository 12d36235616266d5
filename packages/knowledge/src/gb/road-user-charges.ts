/** Penalty charges under laws of their own: London zones and moving traffic, tolled crossings, Scottish bus lanes. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import {
  CHARGE_CERTIFICATE,
  LONDON,
  LONDON_MOVING,
  PCN_ENGLAND,
  PCN_ENGLAND_WALES,
  PCN_ROW,
  RECOVERY_ORDER,
  ROAD_CHARGE,
} from './penalty-charge-cues.ts'

const LONDON_ZONE: Test = {
  says: [
    'congestion charge',
    'congestion charging',
    'ulez',
    'ultra low emission',
    'ultra low emission zone',
  ],
}
const CROSSING: Test = {
  says: [
    'dart charge',
    'dartford crossing',
    'dartford thurrock',
    'clean air zone',
    'merseyflow',
    'mersey gateway',
  ],
}
const LATER_STAGE = [CHARGE_CERTIFICATE, RECOVERY_ORDER] satisfies Test[]

const LONDON_ACT: Authority = {
  title: 'Greater London Authority Act 1999',
  provision: 'section 295 and Schedule 23',
  url: 'https://www.legislation.gov.uk/ukpga/1999/29/schedule/23',
  inForceFrom: '2000-07-03',
}
const LONDON_APPEALS: Authority = {
  title: 'Road User Charging (Enforcement and Adjudication) (London) Regulations 2001',
  provision: 'representations and appeals',
  url: 'https://www.legislation.gov.uk/uksi/2001/2313/contents',
  inForceFrom: '2001-07-23',
}
const LONDON_SUMS: Authority = {
  title: 'Road User Charging (Charges and Penalty Charges) (London) Regulations 2001',
  provision: 'regulation 4',
  url: 'https://www.legislation.gov.uk/uksi/2001/2285/contents',
  inForceFrom: '2001-07-23',
}
const CROSSING_RULES: Authority = {
  title:
    'Road User Charging Schemes (Penalty Charges, Adjudication and Enforcement) (England) Regulations 2013',
  provision: 'representations and appeals (made under Transport Act 2000, Part III)',
  url: 'https://www.legislation.gov.uk/uksi/2013/1783/contents',
  inForceFrom: '2013-10-01',
}
const LONDON_TRAFFIC: Authority = {
  title: 'London Local Authorities and Transport for London Act 2003',
  provision: 'section 4 and Schedule 1',
  url: 'https://www.legislation.gov.uk/ukla/2003/3/section/4',
  inForceFrom: '2004-06-01',
}
const LONDON_BUS_LANES: Authority = {
  title: 'London Local Authorities Act 1996',
  provision: 'Part II (bus lanes) and Schedule 1, as changed by London Local Authorities Act 2000',
  url: 'https://www.legislation.gov.uk/ukla/1996/9/contents',
  inForceFrom: '2000-09-28',
}
const BUS_LANE: Test = { says: ['bus lane', 'bus lanes'] }
const SCOTTISH_BUS_LANES: Authority = {
  title:
    'Bus Lane Contraventions (Charges, Adjudication and Enforcement) (Scotland) Regulations 2011',
  provision: 'made under Transport (Scotland) Act 2001, section 44',
  url: 'https://www.legislation.gov.uk/ssi/2011/442/contents',
  inForceFrom: '2012-02-06',
}

export const ROAD_USER_CHARGES: readonly Rule[] = [
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.london-zone-act',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 12,
    when: { all: [LONDON_ZONE] },
    says: 'This charge is for driving in a London charging zone. It is a civil debt of the registered keeper, not a crime.',
    authority: LONDON_ACT,
  },
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.london-zone-appeal',
    kind: 'right',
    rank: 12,
    when: { all: [LONDON_ZONE], not: LATER_STAGE },
    says: 'You have 28 days to write to Transport for London on one of the set grounds. If it says no, you can appeal for free to London Tribunals.',
    authority: LONDON_APPEALS,
  },
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.london-zone-late',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.78,
    rank: 12,
    when: { all: [LONDON_ZONE, CHARGE_CERTIFICATE] },
    says: 'A charge certificate adds half as much again. It can still be undone if you never got the first notice.',
    actionable:
      'Wait for the order for recovery, and answer that with the statutory declaration if you never got the first notice.',
    authority: LONDON_APPEALS,
  },
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.london-zone-sums',
    kind: 'fact',
    slot: 'did_you_know',
    rank: 14,
    when: { all: [LONDON_ZONE] },
    says: 'The rules halve the charge if you pay within 14 days. They add half as much again if it stays unpaid after a charge certificate.',
    authority: LONDON_SUMS,
  },
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.crossing-appeal',
    kind: 'right',
    rank: 12,
    when: { all: [CROSSING], not: [LONDON_ZONE] },
    says: 'For a crossing or a clean air zone there are 28 days after the first notice to write, on one of the set grounds. After a no you can appeal to the Traffic Penalty Tribunal.',
    authority: CROSSING_RULES,
  },
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.london-moving-law',
    kind: 'right',
    rank: 14,
    when: {
      all: [LONDON],
      any: [
        LONDON_MOVING,
        {
          says: [
            'certain types of vehicle',
            'prohibition on certain types',
            'school street',
            'pedestrian zone',
            'failing to comply with',
            'prescribed route',
          ],
        },
      ],
      not: [ROAD_CHARGE],
    },
    says: 'Traffic rules in London have an Act of their own. It gives 28 days after the first notice to write to the council, and then a free appeal to London Tribunals.',
    authority: LONDON_TRAFFIC,
  },
  {
    ...PCN_ENGLAND,
    checkedOn: '2026-11-23',
    id: 'gb.pcn.london-bus-lane',
    kind: 'right',
    rank: 8,
    when: { all: [LONDON, BUS_LANE], not: LATER_STAGE },
    says: 'London bus lanes have an Act of their own. After 28 days an enforcement notice may come. It gives you 28 days to object formally, and then a free appeal to London Tribunals.',
    authority: LONDON_BUS_LANES,
  },
  {
    ...PCN_ENGLAND,
    checkedOn: '2026-11-23',
    id: 'gb.pcn.london-bus-lane-grounds',
    kind: 'right',
    rank: 9,
    when: { all: [LONDON, BUS_LANE], not: LATER_STAGE },
    says: 'The grounds are set: you were not the owner, there was no breach, the car was taken without your consent, or the police are acting.',
    authority: {
      title: 'London Tribunals',
      provision: 'grounds of appeal: bus lanes (London Local Authorities Act 1996)',
      url: 'https://www.londontribunals.gov.uk/eat/grounds-appeal/grounds-appeal-bus-lanes',
      inForceFrom: '2008-03-31',
    },
  },
  {
    ...PCN_ROW,
    nations: ['scotland'],
    id: 'gb.pcn.scotland-bus-lane',
    kind: 'right',
    rank: 12,
    when: { all: [{ says: ['bus lane', 'bus gate'] }] },
    says: 'Bus lane charges in Scotland have rules of their own. You can write to the council, and then appeal to the First-tier Tribunal for Scotland, General Regulatory Chamber.',
    authority: SCOTTISH_BUS_LANES,
  },
  {
    ...PCN_ENGLAND,
    id: 'gb.pcn.recovery-grounds',
    kind: 'right',
    rank: 10,
    when: { all: [RECOVERY_ORDER], not: [LONDON_ZONE, CROSSING] },
    says: 'The form has set grounds: you never got the first notice, you had no answer to your appeal, or you paid. If one is true, the order is cancelled.',
    authority: cite('pcnEngland', 'recovery of unpaid penalty charges'),
  },
  {
    ...PCN_ENGLAND_WALES,
    id: 'gb.pcn.bailiffs-later',
    kind: 'fact',
    slot: 'cannot_happen_yet',
    rank: 14,
    when: { all: [RECOVERY_ORDER] },
    says: 'Bailiffs need a warrant first. Then they must send you a notice and wait seven clear days before a visit.',
    authority: cite('tcea', 'Schedule 12, paragraph 7', 'schedule/12'),
  },
]
