/** The words of the camera. Titles of errors and the two buttons of the live picture are the specification's. */
import { t } from '@lingui/core/macro'

import { inLanguage } from './in-language.ts'

export type CameraProblem = 'insecure' | 'unsupported' | 'denied' | 'other'

export const cameraMessages = inLanguage(() => ({
  title: (page: number) => t`Take a photo of page ${page}`,
  hint: t`Lay the page flat in good light. Fill the frame, so that you can read the words.`,
  starting: t`Starting the camera...`,
  liveLabel: t`Live picture of the camera`,
  takenLabel: t`The photo you took`,
  capture: t`Capture Document`,
  cancel: t`Cancel`,
  close: t`Close`,
  isSharp: t`Can you read every word?`,
  use: t`Use photo`,
  useAndNext: t`Use it and take the next page`,
  retake: t`Retake`,

  problems: {
    insecure: {
      title: t`Secure Connection Required`,
      says: t`The camera works only on a page with https. You can choose a photo instead.`,
    },
    unsupported: {
      title: t`Camera Not Supported`,
      says: t`This browser cannot use a camera. You can choose a photo instead.`,
    },
    denied: {
      title: t`Camera Permission Denied`,
      says: t`Allow the camera in the settings of your browser, or choose a photo instead.`,
    },
    other: {
      title: t`Camera Access Issue`,
      says: t`We could not start a camera. Another program may use it. You can choose a photo instead.`,
    },
  } satisfies Record<CameraProblem, { title: string; says: string }>,
  choosePhoto: t`Choose a photo`,
  captureFailed: t`Failed to capture image`,
  captureFailedHint: t`Try again, or choose a photo instead.`,
}))
