/** Notices to end a tenancy and late rent in Victoria: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_VICTORIA_DE: Words = {
  'au.home.vic-grounds': {
    says: 'Seit dem 25. November 2025 kann ein Vermieter (rental provider) in Victoria einen Mietvertrag nicht ohne Grund beenden. Viele Gründe brauchen 90 Tage.',
  },
  'au.home.vic-pay': {
    says: 'In Victoria können Sie die Miete binnen 14 Tagen zahlen, und die Kündigung (notice) hat keine Wirkung. Das geht bis zu viermal in 12 Monaten.',
  },
  'au.home.vic-police': {
    says: 'In Victoria kann nur VCAT anordnen, dass Sie gehen müssen, und nur die Polizei darf das ausführen. VCAT fragt, ob es fair ist.',
  },
  'au.home.vic-change': {
    says: 'In Victoria endeten Kündigungen ohne Grund (notices to vacate) am 25. November 2025.',
    was: 'Manche Mietverträge konnten am Ende der ersten Laufzeit ohne Grund enden.',
    is: 'Es braucht einen Grund, der im Gesetz steht.',
  },
  'au.home.vic-fourteen': {
    says: 'In Victoria muss die Kündigung (notice) wegen offener Miete Ihnen 14 Tage geben. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Die ganze Miete zahlen, die Sie schulden',
    consequence: 'Man kann VCAT um einen Beschluss bitten.',
  },
}
