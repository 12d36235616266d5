/** Bussen, Kantonssteuer und Erlass, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_DE: Words = {
  'ch.public.fine-cannot-pay': {
    says: 'Können Sie eine Busse nicht zahlen, bitten Sie um Frist, Raten oder gemeinnützige Arbeit. Tun Sie nichts, können Tage in Haft folgen.',
  },
  'ch.tax.right-canton': {
    says: 'Bei Kantons- und Gemeindesteuern haben Sie auch 30 Tage für die Einsprache. Danach folgt die Beschwerde an ein Steuergericht.',
  },
  'ch.tax.right-fine': {
    says: 'Eine Busse wegen fehlender Steuererklärung beträgt bis 1000 Franken, mehr nur in schweren Fällen. Reichen Sie die Erklärung ein und erheben Sie Einsprache mit Gründen.',
  },
  'ch.benefit.right-waiver-time': {
    says: 'Stellen Sie das Gesuch um Erlass schriftlich und mit Belegen, innerhalb von 30 Tagen, nachdem die Rückforderung rechtskräftig ist.',
  },
}
