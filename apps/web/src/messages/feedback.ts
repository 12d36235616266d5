/** The words of feedback and of feature requests; titles and buttons are the specification's. */
import { plural, t } from '@lingui/core/macro'
import {
  FEATURE_REQUEST_REQUIRED,
  type FeatureRequestType,
} from '@plainletter/contracts/feature-request'
import { FEEDBACK_REQUIRED } from '@plainletter/contracts/feedback'

import { inPageLanguage } from '../page-language.ts'
import { inLanguage } from './in-language.ts'

export const feedbackMessages = inLanguage(() => ({
  notRight: t`Not Quite Right?`,
  featureRequest: t`Feature Request`,
  close: t`Close`,
  cancel: t`Cancel`,
  errorTitle: t`There is a problem`,
  loading: t`Loading...`,
  loadFailed: t`We could not load this form. Please try again.`,

  type: t`What is wrong?`,
  chooseType: t`Choose one`,
  issue: t`What we said`,
  correction: t`What is right`,
  required: inPageLanguage(FEEDBACK_REQUIRED),
  send: t`Send Feedback`,
  sending: t`Sending...`,
  reprocess: t`Read My Letter Again`,
  reprocessing: t`Reading again...`,
  reprocessesLeft: (count: number) =>
    plural(count, {
      0: 'This letter was read again as often as it can be.',
      one: 'Reading it again is free. You can do it # more time.',
      other: 'Reading it again is free. You can do it # more times.',
    }),
  sent: t`Feedback Sent`,
  canReprocess: t`You can also have your letter read again with it.`,
  failed: t`Feedback Failed`,
  failedHint: t`We could not keep your feedback. Please try again.`,
  improved: t`Analysis Improved!`,
  reprocessFailed: t`Reprocessing Failed`,
  reprocessFailedHint: t`We could not read your letter again. Please try again.`,

  suggest: t`Suggest a Feature`,
  requestType: t`Request type`,
  requestTypes: {
    missing_feature: t`Something is missing`,
    improvement: t`Something could be better`,
    new_functionality: t`Something new`,
  } as const satisfies Record<FeatureRequestType, string>,
  requestTitle: t`Title`,
  requestDescription: t`Description`,
  userGoal: t`What do you want to reach? (optional)`,
  currentLimitation: t`What stops you now? (optional)`,
  suggestedSolution: t`How would you solve it? (optional)`,
  requestRequired: inPageLanguage(FEATURE_REQUEST_REQUIRED),
  submit: t`Submit Request`,
  submitting: t`Sending...`,
  submitted: t`Feature Request Submitted`,
  submittedHint: t`Thank you. We read every one.`,
  submissionFailed: t`Submission Failed`,
  submissionFailedHint: t`We could not keep your request. Please try again.`,
}))
