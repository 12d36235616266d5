/** From when a printed period runs: the letter, its service, its receipt, a day to come. */
import type { PeriodStart } from '@plainletter/contracts/reading'

import { RAN_FROM, RUNS_FROM } from './cues/period-words.ts'

/** "Within three days after you serve the answer", "after the service of the answer": a second step, counted from the reader's own first one. */
export const OWN_STEP =
  /^\s*(?:of|after|from)\s+(?:you(?:r)? (?:serv(?:e|ing)|fil(?:e|ing)|submit(?:ting)?|sign(?:ing|ature)?)|signing|(?:the )?(?:service|filing) of (?:a copy of )?(?:the|your|an|such) (?:answer|response|defen[cs]e|reply|appearance))\b/i

const STARTS = [
  // "Within 14 days if you leave this job": from what the reader may do one day.
  {
    from: 'event',
    cue: /^\s(?:if|when|whenever) you (?:leave|start|move|change|stop|begin|marry|sell)\b/i,
  },
  { from: 'event', cue: OWN_STEP },
  {
    from: 'service',
    cue: /^(?:[^.\n]|\n(?=[a-z])){0,60}?\b(?:of service|its service|service on you|of being served|is served|are served|was served|been served|after service|from service|served on you|you (?:are|were|have been) served|served with this|date of service|such service|which this notice is served|which this certificate is served|of serving|service of|notice is given|notice was given|being given|(?:were|was|are) (?:given|handed|delivered) to you|posted on (?:the|your) door|day (?:on|after) which (?:the |your )?[\w-]+ (?:gives?|serves?))/i,
  },
  {
    from: 'receipt',
    cue: /^(?:[^.\n]|\n(?=[a-z])){0,70}?\b(?:(?:communicated|notified|made known) to you|being (?:told|informed|notified)|you (?:were|are|have been) (?:notified|informed|told)|receipt|receiving|received|you receive|you get|getting|delivery|delivered)/i,
  },
  {
    from: 'issue',
    cue: /^(?:[^.\n]|\n(?=[a-z])){0,40}?\b(?:date of issue|issue date|of issue|issued|of the notice date)/i,
  },
  {
    from: 'letter',
    cue: /^(?:[^.\n]|\n(?=[a-z])){0,60}?\b(?:date of this|date of the (?:letter|notice|bill|demand)|date at the top|date on this|date shown|date above|date (?:(?:it|this|that) was )?mailed|mail(?:ing|ed)? date|date of mailing|above date|date of this|of this (?:letter|notice|email|e-mail|demand|bill|document|message)|this letter|today|date printed|date of letter|letter date|from the date|of the date|after the date|notice date|the date of)/i,
  },
] as const satisfies readonly { from: PeriodStart; cue: RegExp }[]

const FOREIGN_STARTS = (['service', 'receipt', 'letter'] as const).map((from) => ({
  from,
  cue: new RegExp(
    // "10 gg. dal ricevimento": the full stop of a short form ends nothing.
    String.raw`^(?:\.(?= \p{Ll}))?(?:[^.\n]|\n(?=\p{Ll})){0,60}?(?<!\p{L})(?:${RUNS_FROM[from]})(?!\p{L})`,
    'iu',
  ),
}))

type Start = { from: PeriodStart; isFirstDayCounted: boolean }

/** From when a period runs, told by the words behind it, else by those before. */
export function startOf(after: string, before: string): Start {
  const from =
    [...STARTS, ...FOREIGN_STARTS].find(({ cue }) => cue.test(after))?.from ??
    RAN_FROM.find(({ cue }) => cue.test(before))?.from ??
    'unknown'
  return {
    from,
    isFirstDayCounted: /^[\s,]{0,3}(?:beginning|starting)\s(?:with|on)\b/i.test(after),
  }
}
