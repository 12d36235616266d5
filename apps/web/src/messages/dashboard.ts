/** The words of the dashboard; headings are the specification's. */
import { t } from '@lingui/core/macro'

import { inLanguage } from './in-language.ts'

export const dashboardMessages = inLanguage(() => ({
  title: t`My Legal Research Dashboard`,
  notAdvice: t`What you find here is information, not legal advice.`,
}))
