/** Cares for a family, by state: debts of the dead, harm to older people, powers of attorney, health cover after a job. */
import type { Rule } from '@plainletter/contracts/rule'

import { DEBT_OF_THE_DEAD } from './debt-subjects.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'
import { KEEP_COVER } from './work-subjects.ts'

const DEBT_OF_THE_DEAD_BY_STATE: Cells = {
  ...sameSays(
    'a firm has only a set time to claim from an estate. Children mostly owe nothing, but a husband or wife can owe shared debts',
    { AZ: 'A.R.S. 14-3803 and 25-215', WA: 'RCW 11.40.051 and 26.16.030' },
  ),
  ...sameSays(
    'a firm has only a set time to claim from the estate of a person who died. Relatives mostly do not owe the debt unless they signed',
    {
      GA: 'O.C.G.A. 53-7-41 and 53-7-42',
      MI: 'Estates and Protected Individuals Code (EPIC), MCL 700.3803',
      NC: 'N.C.G.S. 28A-19-3',
      NJ: 'N.J.S.A. 3B:22-4',
    },
  ),
  IL: {
    says: 'most debts of a person who died end two years after the death. Relatives mostly do not owe them unless they signed',
    law: 'Probate Act, 755 ILCS 5/18-12',
  },
  MA: {
    says: 'most debts of a person who died end one year after the death. Relatives mostly do not owe them unless they signed',
    law: 'M.G.L. c. 190B, s. 3-803',
  },
  OH: {
    says: 'most debts of a person who died must be claimed within six months of the death. Relatives mostly do not owe them unless they signed',
    law: 'Ohio Revised Code (R.C., ORC) 2117.06',
  },
}

const KEEP_COVER_BY_STATE: Cells = sameSays(
  'you can mostly keep the health plan of a small firm for some months, at your own cost. Ask within days',
  {
    AZ: 'A.R.S. 20-2330',
    GA: 'O.C.G.A. 33-24-21.1',
    IL: 'Illinois Insurance Code, 215 ILCS 5/367e',
    MA: 'M.G.L. c. 176J, s. 9',
    NC: 'N.C.G.S. 58-53-5 to 58-53-40',
    NJ: 'N.J.S.A. 17B:27A-27',
    OH: 'Ohio Revised Code (R.C., ORC) 3923.38',
  },
)

const ELDER_HARM_BY_STATE: Cells = sameSays(
  'the state looks into harm to older or disabled adults, also over money. Call adult protective services, and the bank at once',
  {
    AZ: 'A.R.S. 46-451 to 46-459',
    GA: 'O.C.G.A. 30-5-1 to 30-5-10',
    IL: 'Adult Protective Services Act, 320 ILCS 20',
    MA: 'M.G.L. c. 19A, ss. 14 to 26',
    MI: 'Social Welfare Act, MCL 400.11 to 400.11f',
    NC: 'N.C.G.S. 108A-99 to 108A-111',
    NJ: 'N.J.S.A. 52:27D-406 to 52:27D-425',
    OH: 'Ohio Revised Code (R.C., ORC) 5101.60 to 5101.73',
    WA: 'RCW 74.34',
  },
)

const POWER_OF_ATTORNEY_BY_STATE: Cells = sameSays(
  'a person can sign or end a power of attorney only while he or she understands it. The helper must act for that person and keep accounts',
  {
    AZ: 'A.R.S. 14-5501 to 14-5507',
    GA: 'Georgia Power of Attorney Act, O.C.G.A. 10-6B-1',
    IL: 'Illinois Power of Attorney Act, 755 ILCS 45',
    MA: 'M.G.L. c. 190B, ss. 5-501 to 5-507',
    MI: 'Uniform Power of Attorney Act, MCL 556.201',
    NC: 'North Carolina Uniform Power of Attorney Act, N.C.G.S. 32C-1-101',
    NJ: 'Revised Durable Power of Attorney Act, N.J.S.A. 46:2B-8.1 to 46:2B-8.14',
    OH: 'Ohio Revised Code (R.C., ORC) 1337.21 to 1337.64',
    WA: 'Uniform Power of Attorney Act, RCW 11.125',
  },
)

export const STATE_FAMILY_CARE: readonly Rule[] = [
  ...stateRows('debt-of-the-dead', DEBT_OF_THE_DEAD_BY_STATE, DEBT_OF_THE_DEAD),
  ...stateRows('keep-cover', KEEP_COVER_BY_STATE, KEEP_COVER),
  ...stateRows('elder-harm', ELDER_HARM_BY_STATE, {
    kinds: ['ENQUIRY'],
    rank: 4,
    when: {
      all: [
        {
          says: [
            'my mother',
            'my mom',
            'my father',
            'my dad',
            'my parents',
            'my grandmother',
            'my grandma',
            'my grandfather',
            'my grandpa',
            'my aunt',
            'my uncle',
            'elderly',
            'old lady',
            'older adult',
            'caregiver',
            'nursing home',
          ],
        },
        {
          says: [
            'stole',
            'stealing',
            'steals',
            'taking her money',
            'taking his money',
            'took her money',
            'took his money',
            'emptied',
            'draining',
            'abuse',
            'abused',
            'neglect',
            'neglected',
            'exploited',
            'exploiting',
            'exploitation',
            'bruises',
          ],
        },
      ],
      not: [{ says: ['child support', 'custody', 'my landlord'] }],
    },
  }),
  ...stateRows('power-of-attorney', POWER_OF_ATTORNEY_BY_STATE, {
    kinds: ['ENQUIRY'],
    rank: 5,
    when: { any: [{ says: ['power of attorney', 'poa'] }] },
  }),
]
