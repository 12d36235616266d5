/** A court judgment: warnings, what an adviser would notice, tactics and required parts. */
import type { Rule } from '@plainletter/contracts/rule'

import { COURT_LAW } from './authority.ts'
import { REQUEST_WORDS } from './court-judgment-cues.ts'

const JUDGMENT = {
  country: 'gb',
  kinds: ['COURT_JUDGMENT'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const EW = { ...JUDGMENT, nations: ['england', 'wales'] } satisfies Partial<Rule>

export const COURT_JUDGMENT_INSIGHTS: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.judgment.warn-bailiffs',
    kind: 'warning',
    severity: 'high',
    rank: 10,
    says: 'If you do not pay or reply, they can ask the court for bailiffs, money from your wages, or a charge on your home.',
    authority: COURT_LAW.judgmentRights,
  },
  {
    ...EW,
    id: 'gb.judgment.warn-move-fast',
    kind: 'warning',
    severity: 'high',
    rank: 20,
    says: 'The court looks at how fast you acted once you knew. If you want it cancelled, do not wait.',
    authority: COURT_LAW.setAside,
  },
  {
    ...EW,
    id: 'gb.judgment.insight-default',
    kind: 'insight',
    severity: 'high',
    confidence: 0.8,
    rank: 10,
    when: {
      any: [
        {
          says: [
            'default judgment',
            'judgment by default',
            'judgment in default',
            'in default',
            'not filed',
            'has not replied',
            'no reply',
            'not responded',
            'failed to respond',
            'admission or defence',
          ],
        },
      ],
    },
    says: 'This judgment was made, or asked for, because the court got no answer from you. No judge has heard your side.',
    actionable:
      'Check where the claim was sent and when. If it went to an old address, tell the court at once.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...EW,
    id: 'gb.judgment.insight-request-only',
    kind: 'insight',
    severity: 'high',
    confidence: 0.8,
    rank: 5,
    when: { any: [{ says: REQUEST_WORDS }] },
    says: 'This paper asks the court for a judgment. It may not have been made yet.',
    actionable:
      'Call the court now with the claim number. If there is no judgment yet, send your reply the same day.',
    authority: COURT_LAW.defaultJudgment,
  },
  {
    ...EW,
    id: 'gb.judgment.tactic-consent',
    kind: 'tactic',
    use: 'top',
    rank: 10,
    says: 'Ask the claimant to agree to set the judgment aside in return for payment. Some will, and the court can then make the order.',
    risk: 'They may say no. There is still a court fee.',
    notWhen: 'Your month to pay is about to end.',
    authority: COURT_LAW.setAside,
  },
  {
    ...EW,
    id: 'gb.judgment.tactic-stay',
    kind: 'tactic',
    use: 'timing',
    rank: 10,
    says: 'When you ask to cancel or change a judgment, also ask the court to hold off bailiffs until it decides.',
    risk: 'The court may want a payment while you wait.',
    notWhen: 'No one has asked for bailiffs.',
    authority: COURT_LAW.setAside,
  },
  {
    ...EW,
    id: 'gb.judgment.element-case',
    kind: 'element',
    name: 'A court, a claim number and a date',
    recognisedBy: [{ says: ['claim number', 'claim no', 'case number', 'in the county court'] }],
    says: 'A real judgment names a court and a claim number.',
    ifMissing: 'We see no claim number. Check the register of judgments before you pay.',
    authority: COURT_LAW.judgmentRights,
  },
]
