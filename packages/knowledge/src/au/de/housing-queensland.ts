/** Notices to end a tenancy and late rent in Queensland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_QUEENSLAND_DE: Words = {
  'au.home.qld-remedy': {
    says: 'In Queensland gibt eine Mahnung wegen Vertragsbruch (notice to remedy breach) Ihnen sieben Tage. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Die Miete zahlen oder in Ordnung bringen, was in der Mahnung steht',
    consequence: 'Sie können eine Kündigung (notice to leave) bekommen.',
  },
  'au.home.qld-grounds': {
    says: 'In Queensland braucht ein Vermieter einen Grund, um einen Mietvertrag zu beenden. Das Ende einer festen Laufzeit ist einer, mit zwei Monaten Frist.',
  },
  'au.home.qld-seven': {
    says: 'In Queensland muss die Miete sieben Tage zu spät sein, bevor eine Mahnung (breach notice) kommt. Dann haben Sie sieben Tage zum Zahlen.',
  },
  'au.home.qld-qcat': {
    says: 'In Queensland kann nur QCAT anordnen, dass Sie gehen müssen, und nur die Polizei darf das ausführen.',
  },
}
