/** Notices to end a tenancy and late rent in Western Australia: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WESTERN_AUSTRALIA_DE: Words = {
  'au.home.wa-breach': {
    says: 'In Western Australia gibt eine Mahnung wegen Vertragsbruch (breach notice) Ihnen 14 Tage. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Die Miete zahlen oder den Verstoß in Ordnung bringen',
    consequence: 'Sie können eine Kündigung (notice of termination) bekommen.',
  },
  'au.home.wa-pay': {
    says: 'In Western Australia können Sie den Fall stoppen. Zahlen Sie die ganze Miete und die Gerichtsgebühr mindestens einen Tag vor der Anhörung.',
  },
  'au.home.wa-no-grounds': {
    says: 'In Western Australia kann ein Vermieter einen Mietvertrag ohne festes Ende (periodic lease) noch ohne Grund beenden, muss aber 60 Tage geben.',
  },
  'au.home.wa-court': {
    says: 'In Western Australia kann nur der Magistrates Court anordnen, dass Sie gehen müssen. Sie auszusperren ist eine Straftat (offence).',
  },
}
