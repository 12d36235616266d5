/** Which rows on a dismissal are true of warnings, trial periods and calls to a meeting as well, and which are not. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { FIXED_TERM_ENDED, TRIAL_ENDED, WORK_WARNING } from './conditions-work.ts'

/** The letters that the row does not speak to. */
export function otherThanDismissals({ id }: Rule): readonly Test[] {
  return [
    ...(OF_WARNINGS_TOO.includes(id) ? [] : [WORK_WARNING]),
    ...(OF_TRIALS_TOO.includes(id) ? [] : [TRIAL_ENDED, FIXED_TERM_ENDED]),
    ...(OF_DECISIONS.includes(id) ? [CALLED] : []),
    PRESUMED_TO_RESIGN,
  ]
}

/** Rows that are true of a warning as well. */
const OF_WARNINGS_TOO: readonly string[] = [
  'fr.job.right-sanction-meeting',
  'fr.job.right-two-months',
]

/** Rows that are true at the end of a trial period or of a fixed term as well. */
const OF_TRIALS_TOO: readonly string[] = [
  'fr.job.want-dismissed',
  'fr.job.step-proof',
  'fr.job.step-advice',
  'fr.job.step-register',
  'fr.job.step-papers',
  'fr.job.option-help',
  'fr.job.warn-sign',
]

/** A worker who is called back to work has not been dismissed. */
const PRESUMED_TO_RESIGN: Test = {
  says: ['présumé démissionnaire', 'présumée démissionnaire', 'présomption de démission'],
}

/** A call to a meeting, or a mise à pied until it: nothing is decided. A dismissal tells of them in other words. */
const CALLED: Test = {
  says: [
    'nous vous convoquons',
    'vous êtes convoqué',
    'vous êtes convoquée',
    'envisageons à votre égard',
    'envisageons de prendre',
    'vous serez convoqué',
    'vous serez convoquée',
    'notifions votre mise à pied conservatoire',
    'notifions une mise à pied conservatoire',
    'notifions votre mise à pied à titre conservatoire',
    'notifions une mise à pied à titre conservatoire',
  ],
}
/** Rows on what follows a decision. */
const OF_DECISIONS: readonly string[] = [
  'fr.job.step-papers',
  'fr.job.step-dispute',
  'fr.job.right-court',
  'fr.job.option-deal',
  'fr.job.option-accept',
  'fr.job.warn-stay-away',
]
