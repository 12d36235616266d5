/** Questions about wages kept back at the end of a job, and unpaid trials: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAST_WAGES_DE: Words = {
  'au.ask.notice-not-worked': {
    says: 'Nein, nicht alles. Die meisten Tarife (awards) erlauben höchstens einen Wochenlohn nach Tarif. Sie müssen 18 sein und eine Frist geschuldet haben, und es muss fair sein. Verdienten Urlaub darf man nie behalten. Aushilfen (casuals) schulden keine Frist. Ohne solchen Tarif oder schriftliche Abrede darf man nichts behalten. Fordern Sie schriftlich, dann 13 13 94. Sie haben sechs Jahre.',
  },
  'au.ask.trial-shift': {
    says: 'Nein, meist muss man zahlen. Unbezahlt darf eine Probe nur sein, um Können zu zeigen, unter Aufsicht und nur so lange wie nötig. Das ist eine Stunde bis höchstens eine Schicht. Alle anderen Stunden sind nach Tarif (award) zu zahlen. Schreiben Sie Tage und Stunden mit Zahltag auf und schicken Sie das. Dann Fair Work Ombudsman, 13 13 94.',
  },
  'au.ask.sacked-for-asking': {
    says: 'Das geht ab dem ersten Tag; die sechs Monate zählen hier nicht. Es ist verboten, Ihnen zu kündigen, weil Sie nach Lohn fragten, sich beschwerten oder krank waren (general protections). Der Arbeitgeber muss einen anderen Grund beweisen. Antrag bei der Fair Work Commission binnen 21 Tagen nach dem letzten Tag: 1300 799 675. Nach sechs Monaten (12 im kleinen Betrieb) geht auch unfair dismissal.',
  },
  'au.ask.super-for-casuals': {
    says: 'Auch Aushilfen (casuals) bekommen Rentenbeiträge (super). Ab 18 sind es 12 % des üblichen Lohns, egal wie wenig Sie verdienen: Die Grenze von 450 $ fiel 2022 weg. Unter 18, und bei Arbeit in einem Privathaushalt, braucht es mehr als 30 Stunden in der Woche. Seit 1. Juli 2026 muss das Geld binnen sieben Geschäftstagen nach dem Zahltag beim Fonds sein. Sehen Sie dort nach. Fehlt es, fragen Sie den Chef schriftlich und melden Sie es dann dem ATO.',
  },
}
