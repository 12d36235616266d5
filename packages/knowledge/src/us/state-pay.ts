/** When the last pay is due, in the states that fix a day for it. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { STATES, sharedBy, statute } from './state.ts'

/** `says` ends the sentence "In Texas your last pay is due ...". */
export const LAST_PAY: Readonly<Record<string, { says: string; law: string }>> = {
  AZ: {
    says: 'within seven working days or by the next payday, if they let you go',
    law: 'A.R.S. 23-353',
  },
  CA: {
    says: 'at once if they let you go. For each day of delay you can claim a day’s pay, up to 30 days',
    law: 'Labor Code 201 and 203',
  },
  CO: { says: 'at once if they let you go', law: 'C.R.S. 8-4-109' },
  CT: {
    says: 'by the next business day if they fire you, or the next payday after a layoff',
    law: 'Conn. Gen. Stat. 31-71c',
  },
  DC: { says: 'by the next working day if they let you go', law: 'D.C. Code 32-1303' },
  IL: {
    says: 'by the next payday, with the vacation days that you earned',
    law: 'Wage Payment and Collection Act (WPCA), 820 ILCS 115/5',
  },
  IN: { says: 'by the next payday', law: 'Ind. Code 22-2-5-1 and 22-2-9-2' },
  MA: {
    says: 'on the same day if they let you go. If it is late you can claim three times the sum',
    law: 'Massachusetts General Laws c. 149, s. 148 and 150',
  },
  MD: { says: 'by the next payday', law: 'Md. Code, Labor and Employment 3-505' },
  ME: { says: 'by the next payday', law: '26 M.R.S. 626' },
  MI: { says: 'by the next payday', law: 'MCL 408.475' },
  MN: {
    says: 'within 24 hours after you ask in writing, if they let you go',
    law: 'Minn. Stat. 181.13',
  },
  MO: { says: 'on the day they let you go. Ask for it in writing', law: 'RSMo 290.110' },
  MT: {
    says: 'at once if they let you go, unless written rules of the firm say the next payday',
    law: 'MCA 39-3-205',
  },
  NE: {
    says: 'by the next payday or within two weeks, whichever is sooner',
    law: 'Neb. Rev. Stat. 48-1230',
  },
  NC: { says: 'by the next payday', law: 'N.C.G.S. 95-25.7' },
  NJ: { says: 'by the next payday', law: 'N.J.S.A. 34:11-4.3' },
  NV: { says: 'at once if they let you go', law: 'NRS 608.020 to 608.040' },
  NY: { says: 'by the next payday', law: 'Labor Law 191(3)' },
  OR: { says: 'by the end of the next business day if they let you go', law: 'ORS 652.140' },
  PA: { says: 'by the next payday', law: 'Wage Payment and Collection Law, 43 P.S. 260.5' },
  SC: { says: 'within 48 hours or by the next payday', law: 'S.C. Code 41-10-50' },
  TN: {
    says: 'by the next payday or within 21 days, whichever is later',
    law: 'Tenn. Code 50-2-103',
  },
  TX: { says: 'within six days if they let you go', law: 'Texas Labor Code 61.014' },
  UT: { says: 'within 24 hours if they let you go', law: 'Utah Code 34-28-5' },
  VA: { says: 'by the next payday', law: 'Va. Code 40.1-29' },
  VT: { says: 'within 72 hours if they let you go', law: '21 V.S.A. 342' },
  WA: { says: 'by the end of the pay period', law: 'RCW 49.48.010' },
  WI: { says: 'by the next payday', law: 'Wis. Stat. 109.03' },
  AK: { says: 'within three working days if they let you go', law: 'AS 23.05.140(b)' },
  AR: { says: 'by the next payday', law: 'Ark. Code 11-4-405' },
  HI: { says: 'at once, or on the next working day, if they let you go', law: 'HRS 388-3' },
  ID: {
    says: 'by the next payday or within ten working days, whichever is sooner',
    law: 'Idaho Code 45-606',
  },
  IA: { says: 'by the next payday', law: 'Iowa Code 91A.4' },
  KS: { says: 'by the next payday', law: 'K.S.A. 44-315' },
  KY: { says: 'by the next payday or within 14 days, whichever is later', law: 'KRS 337.055' },
  LA: {
    says: 'by the next payday or within 15 days, whichever is sooner',
    law: 'La. R.S. 23:631 and 23:632',
  },
  NH: {
    says: 'within 72 hours if they fire you, or by the next payday in a layoff',
    law: 'RSA 275:44',
  },
  NM: {
    says: 'within five days if they let you go, or ten for piece work or commission',
    law: 'NMSA 50-4-4',
  },
  ND: { says: 'by the next payday', law: 'N.D.C.C. 34-14-03' },
  OK: { says: 'by the next payday', law: '40 O.S. 165.3' },
  RI: { says: 'by the next payday', law: 'R.I. Gen. Laws 28-14-4' },
  SD: { says: 'by the next payday', law: 'SDCL 60-11-10' },
  WV: { says: 'by the next payday', law: 'W. Va. Code 21-5-4' },
  WY: { says: 'by the next payday', law: 'Wyo. Stat. 27-4-104' },
}

/** A question about the pay that is left when a job has ended. */
const ABOUT_LAST_PAY: Test = {
  says: [
    'last paycheck',
    'final paycheck',
    'last pay',
    'final pay',
    'last check',
    'final check',
    'final wages',
    'last wages',
    'last payday',
  ],
}

export const STATE_PAY: readonly Rule[] = STATES.flatMap((state) => {
  const found = LAST_PAY[state.key.slice(-2).toUpperCase()]
  if (!found) return []
  return [
    {
      ...sharedBy(state, 'last-pay'),
      id: `${state.key}.last-pay`,
      kind: 'right',
      kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE'],
      topics: ['employment'],
      rank: 5,
      says: `In ${state.law.name} your last pay is due ${found.says}.`,
      authority: statute(state, found.law),
    },
    {
      ...sharedBy(state, 'last-pay'),
      id: `${state.key}.last-pay-asked`,
      kind: 'right',
      kinds: ['ENQUIRY'],
      rank: 5,
      when: { any: [ABOUT_LAST_PAY] },
      says: `In ${state.law.name} your last pay is due ${found.says}.`,
      authority: statute(state, found.law),
    },
  ]
})
