/** When power, gas and water may be cut off, in the largest states. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { STATES, sharedBy, statute } from './state.ts'

/** `says` stands alone: what protects a home from being cut off. `for` narrows it to a kind of service. */
type CutOff = { part: string; says: string; law: string; for?: readonly string[]; url?: string }

const POWER = ['electric', 'electricity', 'energy', 'power', 'gas']
const WATER = ['water', 'sewer']

export const CUT_OFFS: Readonly<Record<string, readonly CutOff[]>> = {
  AZ: [
    {
      part: 'summer',
      for: POWER,
      says: 'In Arizona a regulated power company may not cut off a home for unpaid bills in the hot months, from June to mid-October.',
      law: 'Arizona Administrative Code R14-2-211',
    },
  ],
  CA: [
    {
      part: 'plan',
      for: POWER,
      says: 'In California the big power and gas firms must offer a payment plan before they cut you off. Ten days’ notice is due.',
      law: 'Public Utilities Code 779 and 779.1, and CPUC Decision 20-06-003',
    },
    {
      part: 'water',
      for: WATER,
      says: 'In California most water suppliers may cut off only after 60 days of unpaid bills, and must contact you 7 business days before.',
      law: 'Health and Safety Code 116908 (SB 998)',
    },
  ],
  FL: [
    {
      part: 'notice',
      for: ['electric', 'electricity', 'power'],
      says: 'In Florida a regulated power company must give you five working days’ written notice before it cuts you off.',
      law: 'Florida Administrative Code 25-6.105',
    },
  ],
  GA: [
    {
      part: 'weather',
      for: ['electric', 'electricity', 'power', 'energy'],
      says: 'In Georgia a regulated power company may not cut you off in a heat warning or freezing weather. Serious illness at home can hold it off too.',
      law: 'Georgia Public Service Commission Rules 515-3-2-.03 and 515-3-2-.04',
      url: 'https://psc.ga.gov/',
    },
  ],
  IA: [
    {
      part: 'winter',
      for: POWER,
      says: 'In Iowa your power or gas stays on from November to the end of March if you qualify for energy help.',
      law: 'Iowa Code 476.20',
    },
  ],
  IL: [
    {
      part: 'winter',
      for: POWER,
      says: 'In Illinois from December to March a power or gas firm must offer a payment plan before it may cut off your heat.',
      law: 'Public Utilities Act, 220 ILCS 5/8-206, and 83 Ill. Adm. Code 280',
    },
  ],
  IN: [
    {
      part: 'winter',
      for: POWER,
      says: 'In Indiana your power or gas stays on from December to 15 March if you get or have asked for energy help.',
      law: 'Ind. Code 8-1-2-121',
    },
  ],
  MA: [
    {
      part: 'hardship',
      for: POWER,
      says: 'In Massachusetts your service stays on in a hardship with serious illness, a baby at home or winter heat. Tell the firm.',
      law: '220 CMR 25.00',
    },
  ],
  MD: [
    {
      part: 'winter',
      for: POWER,
      says: 'In Maryland cut-offs are limited from November to March and in great heat or cold. Written notice is due first.',
      law: 'COMAR 20.31',
    },
  ],
  MI: [
    {
      part: 'winter',
      for: POWER,
      says: 'In Michigan a winter protection plan helps people on low incomes and people of 65 or older. Ask for it from November.',
      law: 'Mich. Admin. Code R 460.131 and 460.132',
    },
  ],
  MN: [
    {
      part: 'winter',
      for: POWER,
      says: 'In Minnesota the Cold Weather Rule keeps your heat on from October to April if you agree to a plan and keep to it.',
      law: 'Minn. Stat. 216B.096 and 216B.097',
    },
  ],
  MO: [
    {
      part: 'winter',
      for: POWER,
      says: 'In Missouri the Cold Weather Rule limits cut-offs of heat from November to March and offers a 12-month plan.',
      law: '20 CSR 4240-13.055',
    },
  ],
  NC: [
    {
      part: 'notice',
      for: ['electric', 'electricity', 'power', 'energy'],
      says: 'In North Carolina a regulated power company must write ten days before a cut-off. From November to March it needs leave to cut off some old or disabled people.',
      law: 'NCUC Rule R12-11 (North Carolina Utilities Commission); Rule R12-8',
      url: 'https://www.ncuc.gov/ncrules/rulstoc.html',
    },
  ],
  NJ: [
    {
      part: 'winter',
      for: POWER,
      says: 'In New Jersey many homes may not lose heat or power from 15 November to 15 March. Ask for the Winter Termination Program.',
      law: 'N.J.A.C. 14:3-3A.5',
    },
  ],
  NY: [
    {
      part: 'notice',
      for: POWER,
      says: 'In New York a final notice must come at least 15 days before your power or gas is cut off. You may ask for a payment plan first.',
      law: 'Home Energy Fair Practices Act (HEFPA), Public Service Law 32 and 37',
    },
  ],
  OH: [
    {
      part: 'notice',
      for: POWER,
      says: 'In Ohio a power or gas firm must give 14 days’ notice before a cut-off, and offer payment plans.',
      law: 'Ohio Administrative Code 4901:1-18-05 and 4901:1-18-06',
    },
  ],
  PA: [
    {
      part: 'winter',
      for: POWER,
      says: 'In Pennsylvania ten days’ notice is due before a cut-off. From December to March most low-income homes may not lose service.',
      law: 'regulations of the Public Utility Commission (PUC), 52 Pa. Code 56.91, 56.100 and 56.111; its policy statement of December 2024, since chapter 14 of the Public Utility Code has run out; 66 Pa.C.S. 1501 (reasonable service)',
    },
  ],
  TX: [
    {
      part: 'notice',
      for: ['electric', 'electricity', 'power', 'energy'],
      says: 'In Texas a power company must send a cut-off notice at least ten days before the day. A shorter one breaks the rule.',
      law: '16 Texas Administrative Code 25.483',
    },
    {
      part: 'weather',
      for: ['electric', 'electricity', 'power', 'energy'],
      says: 'In Texas your power may not be cut off in extreme heat or cold, or while someone very ill at home is protected.',
      law: '16 Texas Administrative Code 25.483 and Texas Utilities Code 39.101',
    },
    {
      part: 'plan',
      for: ['electric', 'electricity', 'power', 'energy'],
      says: 'In Texas you can ask your power company for a deferred payment plan. In some cases it must offer one.',
      law: '16 Texas Administrative Code 25.480',
    },
  ],
  VA: [
    {
      part: 'notice',
      for: POWER,
      says: 'In Virginia a utility must write to you first, and may mostly cut you off only once you are 60 days behind. Not on a Friday or a weekend, nor in great heat or frost.',
      law: 'Va. Code 56-245.1:3, 56-245.1:4 and 56-247.1; for the utilities of cities 15.2-2121.2 and 15.2-2121.3 (45 days)',
    },
  ],
  WA: [
    {
      part: 'winter',
      for: POWER,
      says: 'In Washington a payment plan keeps your heat on from 15 November to 15 March. Tell the firm that you cannot pay.',
      law: 'RCW 80.28.010',
    },
  ],
  WI: [
    {
      part: 'winter',
      for: POWER,
      says: 'In Wisconsin your heat may not be cut off from November to 15 April.',
      law: 'Wis. Admin. Code PSC 113.0304',
    },
  ],
}

/** How people speak of a cut-off. */
const SHUT_OFF: Test = {
  says: [
    'shut off',
    'shut me off',
    'shutoff',
    'shut-off',
    'cut off',
    'cut me off',
    'disconnect',
    'disconnected',
    'disconnection',
    'turn off',
    'turned off',
  ],
}

export const STATE_UTILITIES: readonly Rule[] = STATES.flatMap((state) =>
  (CUT_OFFS[state.key.slice(-2).toUpperCase()] ?? []).flatMap((row): Rule[] => {
    const service: Test[] = row.for ? [{ says: [...row.for] }] : []
    const shared = {
      ...sharedBy(state, `cut-off-${row.part}`),
      kind: 'right',
      rank: 5,
      says: row.says,
      authority: statute(state, row.law, row.url),
    } as const
    return [
      {
        ...shared,
        id: `${state.key}.cut-off-${row.part}`,
        kinds: ['UTILITY_BILL_DEMAND'],
        topics: ['consumer'],
        when: { all: service },
      },
      {
        ...shared,
        id: `${state.key}.ask-cut-off-${row.part}`,
        kinds: ['ENQUIRY'],
        topics: ['consumer', 'debt', 'housing', 'general'],
        when: { all: [...service, SHUT_OFF] },
      },
    ]
  }),
)
