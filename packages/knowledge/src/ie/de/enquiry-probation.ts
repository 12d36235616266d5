/** Questions on pay in probation, and on how long it may last: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PROBATION_DE: Words = {
  'ie.ask.probation-pay': {
    says: 'Die Probezeit selbst senkt keinen Lohn. Sie müssen ab dem ersten Tag den Mindestlohn bekommen: 2026 €14,15 die Stunde ab 20 Jahren. Jüngere bekommen einen Teil: 90 % mit 19, 80 % mit 18, darunter 70 %. Niedrigere Sätze für Auszubildende endeten im März 2019. Darüber darf Ihr Vertrag bis zum Ende der Probezeit weniger nennen. Zu wenig bezahlt? Fragen Sie schriftlich, dann kostenlos binnen sechs Monaten Beschwerde bei der WRC.',
  },
  'ie.ask.probation-extended': {
    says: 'Seit dem 16. Dezember 2022 darf die Probezeit höchstens sechs Monate dauern, im öffentlichen Dienst zwölf. Bis zu zwölf Monate sind sonst nur als Ausnahme erlaubt, die Ihnen nützt. Zeiten mit Krankheit, Mutterschutz oder Elternzeit können dazukommen. Fragen Sie schriftlich nach dem Grund und sagen Sie, dass sechs Monate die Grenze sind. Dann Beschwerde bei der WRC, kostenlos, binnen sechs Monaten. Für den Kündigungsschutz zählen 12 Monate Arbeit, nicht das Ende der Probezeit.',
  },
}
