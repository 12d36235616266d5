/** The German words of the rows in ../enquiry-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_DE: Words = {
  'de.ask-family.divorce': {
    says: 'Für die Scheidung braucht es ein Trennungsjahr. Ein Anwalt stellt den Antrag beim Familiengericht. Nach drei Jahren muss niemand mehr zustimmen.',
  },
  'de.ask-family.divorce-money': {
    says: 'Ohne Ehevertrag behält jeder das Seine. Wer in der Ehe mehr dazugewonnen hat, zahlt die Hälfte des Unterschieds (Zugewinnausgleich). Auch Rentenrechte werden geteilt. Während der Trennung können Sie Trennungsunterhalt fordern. Tun Sie es bald schriftlich: Er zählt erst ab dann. Gehen Sie zu einem Familienanwalt.',
  },
  'de.ask-family.divorce-cost': {
    says: 'Sind Sie sich einig, reicht ein Anwalt: Nur wer den Antrag stellt, braucht einen. Die Kosten richten sich nach drei Monatsnettoeinkommen von beiden; fragen Sie vorher nach der Summe. Bei wenig Geld hilft Verfahrenskostenhilfe. Ein Anwalt darf nicht beide vertreten.',
  },
}
