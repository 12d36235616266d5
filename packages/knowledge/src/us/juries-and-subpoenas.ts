/** Calls of a court to serve on a jury, to be a witness or to hand over papers. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'
import { sameSays, stateRows } from './state-table.ts'
import type { Cells } from './state-table.ts'

const JURY = {
  title: 'Jury service: federal law, and the jury law of your state',
  provision:
    '28 U.S.C. 1863, 1866 and 1875; for example California Code of Civil Procedure 204 and Labor Code 230, Texas Government Code chapter 62, New York Judiciary Law 517 to 519, Florida Statutes 40.013 and 40.271',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1875&num=0&edition=prelim',
  inForceFrom: '1978-11-02',
}

const JUROR = {
  ...CHECKED,
  kinds: ['OTHER', 'ENQUIRY', 'COURT_CLAIM'],
  when: {
    any: [{ says: ['jury service', 'jury duty', 'juror', 'jury summons', 'prospective juror'] }],
    not: [{ says: ['warrant', 'gift card', 'gift cards', 'bitcoin', 'arrest', 'marshals'] }],
  },
} satisfies Partial<Rule>

const SUBPOENA = {
  title: 'Subpoena rules: Federal Rules of Civil Procedure, Rule 45, and the rules of your state',
  provision: 'objection or motion to quash',
  url: 'https://www.uscourts.gov/forms-rules/current-rules-practice-procedure/federal-rules-civil-procedure',
  inForceFrom: '2013-12-01',
}

const WITNESS = {
  ...CHECKED,
  kinds: ['OTHER', 'COURT_CLAIM', 'ENQUIRY', 'COPYRIGHT_INFRINGEMENT_LETTER'],
  when: {
    any: [{ says: ['subpoena', 'subpoenaed', 'subpoena duces tecum'] }],
    not: [{ says: ['gift card', 'gift cards', 'bitcoin'] }],
  },
} satisfies Partial<Rule>

const MISSED_BY_STATE: Cells = {
  ...sameSays(
    'a judge can fine a person who missed jury duty. Answer this notice by its day, say why with proof, and ask for a new day to serve',
    {
      AZ: 'A.R.S. 21-223',
      CA: 'California Code of Civil Procedure 209',
      FL: 'Florida Statutes 40.23(3)',
      GA: 'O.C.G.A. 15-12-10',
      IL: 'Jury Act, 705 ILCS 305/15',
      MI: 'MCL 600.1346',
      NC: 'N.C.G.S. 9-13',
      PA: '42 Pa.C.S. 4584',
      TX: 'Texas Government Code 62.0141 and 62.111',
      WA: 'RCW 2.36.170',
    },
  ),
  NY: {
    says: 'you can answer a notice of noncompliance by asking for a hearing. If you do not answer, you can get a penalty of up to $250 and a new day to serve',
    law: 'Judiciary Law 527; 22 NYCRR 128.12',
  },
}
const SUBPOENAS_BY_STATE: Cells = sameSays(
  'you can ask the judge before the day to cancel or narrow a subpoena (motion to quash). Say why it asks too much',
  {
    AZ: 'Arizona Rules of Civil Procedure, Rule 45',
    CA: 'California Code of Civil Procedure 1985 and 1987.1',
    FL: 'Florida Rules of Civil Procedure 1.410',
    GA: 'O.C.G.A. 24-13-23',
    IL: 'Code of Civil Procedure, 735 ILCS 5/2-1101',
    MI: 'Michigan Court Rules, MCR 2.305(A)(4) and 2.506',
    NC: 'North Carolina Rules of Civil Procedure, Rule 45',
    NY: 'Civil Practice Law and Rules (CPLR) 2304',
    TX: 'Texas Rules of Civil Procedure 176.6',
    WA: 'Washington Superior Court Civil Rules, CR 45',
  },
)

export const JURIES_AND_SUBPOENAS: readonly Rule[] = [
  {
    ...JUROR,
    id: 'us.public.want-juror',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 4,
    says: 'A court asks you to serve on a jury. You are accused of nothing.',
    authority: JURY,
  },
  {
    ...JUROR,
    id: 'us.public.right-juror',
    kind: 'right',
    rank: 4,
    says: 'You can mostly put it off once, or ask to be excused for hardship, illness or care of others. Your job may not fire you for it.',
    authority: JURY,
  },
  {
    ...JUROR,
    id: 'us.public.step-juror',
    kind: 'step',
    list: 'first',
    rank: 4,
    says: 'Fill in the form by its date. Call the number on the court’s own site if you are not sure that it is real.',
    authority: JURY,
  },
  {
    ...JUROR,
    id: 'us.public.option-juror',
    kind: 'option',
    option: 'comply',
    rank: 4,
    title: 'Serve, put off, or ask to be excused',
    cost: 'Free',
    time: 'Before the day in the notice',
    risk: 'Not coming can bring a fine.',
    bestFor: 'You got a real jury notice.',
    says: 'Write to the court before the day and say why you cannot come.',
    authority: JURY,
  },
  {
    ...WITNESS,
    id: 'us.life.right-subpoena',
    kind: 'right',
    rank: 4,
    says: 'A real subpoena must be obeyed, but you can object in writing or ask the court to narrow it. Witnesses mostly get a fee.',
    authority: SUBPOENA,
  },
  {
    ...WITNESS,
    id: 'us.life.want-subpoena',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    says: 'Someone in a court case wants you to come as a witness or to hand over papers.',
    authority: SUBPOENA,
  },
  {
    ...WITNESS,
    id: 'us.life.step-subpoena',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Check the court and case number with the clerk. Keep the papers asked for, and see a lawyer before the date.',
    authority: SUBPOENA,
  },
  ...stateRows('jury-missed', MISSED_BY_STATE, {
    kinds: ['OTHER', 'COURT_CLAIM'],
    rank: 2,
    when: {
      all: [
        ...JUROR.when.any,
        {
          says: [
            'failed to appear',
            'failure to appear',
            'did not appear',
            'failed to respond',
            'failure to respond',
            'did not respond',
            'failed to report',
            'did not report',
            'show cause',
            'noncompliance',
            'delinquent juror',
          ],
        },
      ],
      not: [{ says: ['gift card', 'gift cards', 'bitcoin', 'marshals'] }],
    },
  }),
  ...stateRows('subpoena', SUBPOENAS_BY_STATE, {
    kinds: ['OTHER', 'COURT_CLAIM'],
    rank: 3,
    when: WITNESS.when,
  }),
]
