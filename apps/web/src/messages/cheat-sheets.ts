/** The words of the way from a result to its cheat sheet. */
import { t } from '@lingui/core/macro'

import { inLanguage } from './in-language.ts'

export const cheatSheetMessages = inLanguage(() => ({
  lead: t`A sheet of lawful moves for your kind of problem, each with its law, its risk and when not to use it.`,
  open: t`Strategic Cheat Sheet`,
  /** What the sheet costs is asked on its own page. */
  costsThere: t`You see a free preview first. The whole sheet costs 1 credit.`,
}))
