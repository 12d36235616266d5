/** Private parking on land with rules of its own: hospitals and railways. */
import type { Authority, Rule, Test } from '@plainletter/contracts/rule'

import { ENGLAND_AND_WALES } from './cite-law.ts'
import { CODE_ROW, PARKING_ROW } from './parking-sources.ts'

const HOSPITAL: Test = {
  says: [
    'hospital',
    'nhs',
    'nhs trust',
    'infirmary',
    'outpatients',
    'ward manager',
    'patients and visitors',
    'the trust',
  ],
}
const RAILWAY: Test = {
  says: [
    'railway byelaws',
    'railway byelaw',
    'byelaw 14',
    'train operator',
    'train operating company',
    'station car park',
    'railway station',
  ],
}

const NHS_PRINCIPLES: Authority = {
  title: 'NHS patient, visitor and staff car parking principles',
  provision: 'GOV.UK guidance for NHS trusts',
  url: 'https://www.gov.uk/government/publications/nhs-patient-visitor-and-staff-car-parking-principles',
  inForceFrom: '2015-10-29',
}
const NHS_FREE: Authority = {
  title: 'NHS car parking guidance 2022',
  provision: 'free parking for patient, visitor and staff groups in need',
  url: 'https://www.gov.uk/government/publications/nhs-patient-visitor-and-staff-car-parking-principles',
  inForceFrom: '2022-04-01',
}
const BYELAW: Authority = {
  title: 'Railway Byelaws 2005',
  provision: 'byelaw 14 (made under Transport Act 2000, section 219)',
  url: 'https://www.gov.uk/government/publications/railway-byelaws',
  inForceFrom: '2005-07-07',
}
const SIX_MONTHS: Authority = {
  title: "Magistrates' Courts Act 1980",
  provision: 'section 127',
  url: 'https://www.legislation.gov.uk/ukpga/1980/43/section/127',
  inForceFrom: '1981-07-06',
}

export const PARKING_PLACES: readonly Rule[] = [
  {
    ...CODE_ROW,
    nations: ['england'],
    id: 'gb.parking.hospital-principles',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.8,
    rank: 8,
    when: { all: [HOSPITAL] },
    says: 'NHS guidance says no one should pay more for overstaying when it was not their fault, such as when treatment took longer.',
    actionable:
      'Ask the ward or clinic for a note. Send it to the parking firm and to the hospital trust, and ask the trust to cancel the charge.',
    authority: NHS_PRINCIPLES,
  },
  {
    ...CODE_ROW,
    nations: ['england'],
    id: 'gb.parking.hospital-free',
    kind: 'right',
    rank: 24,
    when: { all: [HOSPITAL] },
    says: 'In England, NHS hospitals should let some people park free. They are Blue Badge holders, people who come often, parents of children who stay overnight, and night staff.',
    authority: NHS_FREE,
  },
  {
    ...PARKING_ROW,
    nations: ENGLAND_AND_WALES,
    id: 'gb.parking.railway-byelaws',
    kind: 'right',
    rank: 12,
    when: { all: [RAILWAY] },
    says: 'Railway land has byelaws, so the rules on keepers of cars do not apply in the usual way. A breach is for a court, not for a parking firm to decide.',
    authority: BYELAW,
  },
  {
    ...PARKING_ROW,
    nations: ENGLAND_AND_WALES,
    id: 'gb.parking.railway-six-months',
    kind: 'insight',
    severity: 'medium',
    confidence: 0.78,
    rank: 14,
    when: { all: [RAILWAY] },
    says: 'A prosecution under railway byelaws must start within six months of the day. After that the criminal court cannot deal with it.',
    actionable:
      'Keep the notice and note the date of the parking. Do not ignore a court paper if one comes.',
    authority: SIX_MONTHS,
  },
]
