/** Police and criminal courts in the United Kingdom: what to know at once. */
import { factsOf } from '../../tactic-rows.ts'
import { ARREST, COURT, CRIMINAL_LAW as LAW, DRIVING, FINE, INTERVIEW } from './criminal-law.ts'
import { EW, NI, SCOTLAND } from './law.ts'

const SHEET = { country: 'gb', area: 'criminal' } as const

export const CRIMINAL_FACTS = factsOf(SHEET, [
  {
    id: 'free-solicitor',
    nations: EW,
    says: 'A solicitor at the police station is free, whatever you earn. Asking does not make you look guilty.',
    when: [...ARREST, ...INTERVIEW],
    law: LAW.solicitor,
  },
  {
    id: 'one-call',
    nations: EW,
    says: 'You can have someone told where you are when you are arrested.',
    when: ARREST,
    law: LAW.informed,
  },
  {
    id: 'twenty-four-hours',
    nations: EW,
    says: 'In most cases the police must charge you or let you go within 24 hours.',
    when: ARREST,
    law: LAW.custody,
  },
  {
    id: 'voluntary',
    nations: EW,
    says: 'A voluntary interview is under caution too. The free solicitor is there for it as well.',
    when: INTERVIEW,
    law: LAW.voluntary,
  },
  {
    id: 'stop-search',
    nations: EW,
    says: 'Police who stop and search you must say who they are, why, and what they look for. You can ask for a record.',
    when: ['search', 'searched', 'stopped'],
    law: LAW.search,
  },
  {
    id: 'fines-fit',
    nations: EW,
    says: 'A court fine must take your money into account. You can ask to pay in parts.',
    when: FINE,
    law: LAW.fines,
  },
  {
    id: 'notice-21',
    nations: EW,
    says: 'A single justice procedure notice needs an answer within 21 days.',
    when: [...COURT, ...DRIVING],
    law: LAW.singleJustice,
  },
  {
    id: 'scots-solicitor',
    nations: SCOTLAND,
    says: 'In Scotland advice from a solicitor is free while you are in police custody. You can have one in the interview.',
    when: [...ARREST, ...INTERVIEW],
    law: LAW.scotsSolicitor,
  },
  {
    id: 'scots-silent',
    nations: SCOTLAND,
    says: 'In Scotland you must give your name, address, birth date, birth place and nationality. You need answer no more.',
    when: INTERVIEW,
    law: LAW.scotsSolicitor,
  },
  {
    id: 'scots-twelve',
    nations: SCOTLAND,
    says: 'In Scotland you can be held 12 hours without charge. An officer can allow 12 more.',
    when: ARREST,
    law: LAW.scotsCustody,
  },
  {
    id: 'scots-told',
    nations: SCOTLAND,
    says: 'In Scotland you can have someone told that you are in custody, and where.',
    when: ARREST,
    law: LAW.scotsInformed,
  },
  {
    id: 'scots-fiscal',
    nations: SCOTLAND,
    says: 'A fiscal fine is not a conviction. You have 28 days to refuse it.',
    when: FINE,
    law: LAW.fiscalFine,
  },
  {
    id: 'ni-solicitor',
    nations: NI,
    says: 'In Northern Ireland you can see a solicitor in private and for free at the police station.',
    when: [...ARREST, ...INTERVIEW],
    law: LAW.niSolicitor,
  },
  {
    id: 'ni-silence',
    nations: NI,
    says: 'In Northern Ireland silence can count against you in some cases. Talk to a solicitor before you answer.',
    when: INTERVIEW,
    law: LAW.niSilence,
  },
  {
    id: 'proof-beyond-doubt',
    says: 'The prosecution must prove the case. You do not have to prove that you are innocent.',
    when: COURT,
    law: LAW.guidance,
  },
  {
    id: 'leave-witnesses',
    says: 'Never put pressure on a witness. It is a crime, even if the first charge fails.',
    when: ['witness', 'victim', 'ex'],
    law: LAW.witness,
  },
])
