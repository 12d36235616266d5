/** The words of the files that a person takes away. Toasts are the specification's. */
import { t } from '@lingui/core/macro'

import { inLanguage } from './in-language.ts'

export const exportMessages = inLanguage(() => ({
  export: t`Export`,
  making: t`Making the file...`,
  exportOf: (name: string) => t`Export ${name}`,
  formats: {
    pdf: t`PDF`,
    text: t`Text`,
    json: t`JSON`,
    markdown: t`Markdown`,
    email: t`Email`,
    calendar: t`Calendar`,
  },
  formatHints: {
    pdf: t`to print or send`,
    text: t`opens anywhere`,
    json: t`for other programs`,
    markdown: t`for notes`,
    email: t`the reply with its subject`,
    calendar: t`the dates with reminders`,
  },

  original: t`Your letter, word for word`,
  questions: t`What you asked afterwards`,
  cases: t`Similar cases`,
  yourLetterSays: (quote: string) => t`(your letter: "${quote}")`,
  hidden: t`[Hidden to protect your privacy]`,
  pageOf: (page: number, pages: number) => t`Page ${page} of ${pages}`,
  notAdvice: t`Information only, not legal advice`,

  generating: t`Generating PDF`,
  generatingHint: t`This takes a moment.`,
  generated: t`PDF Generated`,
  generatedHint: t`The file is in your downloads.`,
  someMissing: t`Letters of some scripts are shown as boxes. The text file has them all.`,
  failed: t`Export Failed`,
  pdfFailed: t`Unable to generate PDF. Please try again.`,
  fileFailed: t`Unable to make the file. Please try again.`,
  complete: t`Download Complete`,
  completeHint: t`The file is in your downloads.`,
}))
