/** A notice of intended prosecution: who drove, the 14 days, and what proves the speed. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

export const SPEED_WORDS = [
  'notice of intended prosecution',
  'section 172',
  'conditional offer of fixed penalty',
]

const SPEEDING = {
  ...CHECKED,
  kinds: ['PENALTY_CHARGE_NOTICE', 'OTHER'],
  nations: ['england', 'wales', 'scotland'],
  papers: ['driver_details'],
} satisfies Partial<Rule>

const WHO_DROVE: Authority = {
  title: 'Road Traffic Act 1988',
  provision: 'section 172',
  url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/172',
  inForceFrom: '1992-07-01',
}
const WARNING_IN_TIME: Authority = {
  title: 'Road Traffic Offenders Act 1988',
  provision: 'sections 1 and 2',
  url: 'https://www.legislation.gov.uk/ukpga/1988/53/section/1',
  inForceFrom: '1989-05-15',
}
const SPEED_PROOF: Authority = {
  title: 'Road Traffic Regulation Act 1984',
  provision: 'section 89',
  url: 'https://www.legislation.gov.uk/ukpga/1984/27/section/89',
  inForceFrom: '1984-09-26',
}

export const SPEEDING_NOTICES: readonly Rule[] = [
  {
    ...SPEEDING,
    id: 'gb.speed.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'The police want to know who was driving. They also warn that they may take the driver to court.',
    authority: WHO_DROVE,
  },
  {
    ...SPEEDING,
    id: 'gb.speed.step',
    dayToAct: 'open',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Fill in the form and send it back within 28 days, with proof of posting. Name the driver, or say all that you know to help find them.',
    authority: WHO_DROVE,
  },
  {
    ...SPEEDING,
    id: 'gb.speed.warning',
    kind: 'warning',
    severity: 'high',
    rank: 4,
    says: 'Not answering is a crime of its own: six points and a fine of up to £1,000. That is often worse than the speeding.',
    authority: WHO_DROVE,
  },
  {
    ...SPEEDING,
    id: 'gb.speed.right-fourteen',
    kind: 'right',
    rank: 4,
    says: 'The first notice must reach the registered keeper within 14 days of the offence, in most cases. If it came later, get advice, and still send the form back.',
    authority: WARNING_IN_TIME,
  },
  {
    ...SPEEDING,
    id: 'gb.speed.option-help',
    kind: 'option',
    option: 'get_help',
    rank: 6,
    title: 'Ask what will follow',
    says: 'After the form, the police may offer a course, a fixed penalty or court. Ask a lawyer if points could cost you your licence.',
    cost: 'A course or a fine, if offered.',
    time: 'The form takes minutes.',
    risk: 'Points stay on a licence for years.',
    bestFor: 'You drove, or you do not know who did.',
    authority: WARNING_IN_TIME,
  },
  {
    ...SPEEDING,
    id: 'gb.speed.right-proof',
    kind: 'right',
    rank: 7,
    papers: ['driver_details', 'police_penalty'],
    when: {
      all: [{ says: ['speed', 'speeding', 'speed limit', 'mph', 'excess speed', 'section 89'] }],
      not: [{ says: ['motorway'] }],
    },
    says: 'You cannot be convicted of speeding on what one witness thinks alone. A camera or a meter is most often the proof, so you can ask to see it.',
    authority: SPEED_PROOF,
  },
]
