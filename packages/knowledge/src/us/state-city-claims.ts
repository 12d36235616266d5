/** Harm done by a city, county or state: the short times for a claim, by state. */
import type { Rule } from '@plainletter/contracts/rule'

import { stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const CITY_CLAIM: Cells = {
  AZ: {
    says: 'send a written claim to the public body within 180 days, and sue within a year',
    law: 'A.R.S. 12-821 and 12-821.01',
  },
  GA: {
    says: 'send a written claim to a city within six months, or to a county or the state within 12 months',
    law: 'O.C.G.A. 36-33-5 (cities), 36-11-1 (counties) and 50-21-26 (state)',
  },
  IL: {
    says: 'you mostly have only one year to sue a city, county or school. A claim on the state needs written notice within a year',
    law: 'Tort Immunity Act, 745 ILCS 10/8-101; Court of Claims Act, 705 ILCS 505/22-1',
  },
  MA: {
    says: 'a written claim must reach the head of the public body within two years, before you sue',
    law: 'Massachusetts Tort Claims Act, M.G.L. c. 258, s. 4',
  },
  MI: {
    says: 'give written notice within 120 days when a bad road or sidewalk hurt you. A claim on the state mostly has six months',
    law: 'MCL 600.6431 and 691.1404',
  },
  NC: {
    says: 'a claim on the state goes to the Industrial Commission within three years. Ask a city or county for its own rule',
    law: 'North Carolina Tort Claims Act, N.C.G.S. 143-291 to 143-299',
  },
  NJ: {
    says: 'send a written notice of claim to the public body within 90 days, or you mostly lose the right to sue',
    law: 'New Jersey Tort Claims Act, N.J.S.A. 59:8-8 and 59:8-9',
  },
  OH: {
    says: 'you mostly have two years to sue a city, or the state in the Court of Claims',
    law: 'Ohio Revised Code (R.C., ORC) 2743.16 and 2744.04',
  },
  WA: {
    says: 'file a claim form with the public body and wait 60 days before you sue',
    law: 'RCW 4.92.100, 4.92.110 and 4.96.020',
  },
}

export const STATE_CITY_CLAIMS: readonly Rule[] = [
  ...stateRows('city-claim', CITY_CLAIM, {
    kinds: ['ENQUIRY', 'OTHER'],
    rank: 3,
    when: {
      all: [
        {
          says: [
            'city bus',
            'school bus',
            'city truck',
            'city tree',
            'city sidewalk',
            'the sidewalk',
            'on a sidewalk',
            'broken sidewalk',
            'pothole',
            'county road',
            'city street',
            'city snowplow',
            'snow plow',
            'snowplow',
            'garbage truck',
            'police car',
            'public works',
            'transit authority',
            'transit bus',
            'city sewer',
            'sewer backup',
            'sewage backup',
            'state highway',
            'public school',
            'notice of claim',
            'tort claim',
            'tort claims',
            'ante litem',
            'government claim',
            'city property',
            'the city damaged',
            'city worker',
            'city workers',
            'sue the city',
            'sue the county',
            'sue the state',
            'the city says it is not liable',
          ],
        },
        {
          says: [
            'fell',
            'tripped',
            'hurt',
            'injured',
            'injury',
            'broke my',
            'broken arm',
            'broken ankle',
            'damaged',
            'damage',
            'destroyed',
            'flooded',
            'hit me',
            'hit my',
            'ran into',
            'crashed',
            'notice of claim',
            'tort claim',
            'tort claims',
            'ante litem',
            'flat tire',
            'blew my tire',
            'bent my',
            'ruined',
            'sue the',
          ],
        },
      ],
      not: [
        {
          says: [
            'landlord',
            'parking ticket',
            'eviction',
            'data breach',
            'contractor’s notice',
            'notice of claim of lien',
            'mechanic’s lien',
            "mechanic's lien",
          ],
        },
      ],
    },
  }),
]
