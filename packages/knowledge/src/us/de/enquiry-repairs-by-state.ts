/** The German words of the rows in ../enquiry-repairs-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_BY_STATE_DE: Words = {
  'us.state.tx.ask-repairs': {
    says: 'Behalten Sie in Texas keine Miete ein: Sie können dafür geräumt werden. Solange Sie nichts schulden, schicken Sie eine datierte Anzeige mit Sendungsnummer oder zwei schriftliche. Nach angemessener Zeit, meist sieben Tagen, dürfen Sie kündigen, klagen (justice court) oder in bestimmten Fällen reparieren und abziehen. Sechs Monate lang darf man Sie nicht dafür strafen.',
  },
  'us.state.ca.ask-repairs': {
    says: 'Schreiben Sie dem Vermieter mit Fotos und behalten Sie eine Kopie. Nach angemessener Zeit, meist 30 Tagen, dürfen Sie in Kalifornien selbst reparieren lassen und bis zu einer Monatsmiete abziehen, zweimal in 12 Monaten. Rufen Sie auch die Prüfer der Stadt. Man darf Sie nicht dafür strafen. Holen Sie Rat, bevor Sie die ganze Miete einbehalten.',
  },
  'us.state.fl.ask-repairs': {
    says: 'In Florida dürfen Sie Miete nur einbehalten, wenn Sie es sieben Tage vorher schriftlich ankündigen und den Mangel nennen. Heben Sie das Geld auf: Bei einer Klage müssen Sie es beim Gericht einzahlen, um gehört zu werden. Bei einem schweren Mangel dürfen Sie nach den sieben Tagen auch kündigen.',
  },
  'us.state.ny.ask-repairs': {
    says: 'Der Vermieter schuldet Ihnen eine bewohnbare und warme Wohnung. Schreiben Sie mit Fotos. In New York City rufen Sie 311 an und beginnen eine „HP action“ beim Housing Court: Ein Richter kann die Reparatur anordnen. Sie dürfen Miete einbehalten, können dann aber verklagt werden. Legen Sie das Geld zurück und zeigen Sie dem Richter Fotos und Beschwerden.',
  },
  'us.ask-state.rent-to-court': {
    says: 'Behalten Sie die Miete nicht selbst. Zeigen Sie dem Vermieter den Mangel zuerst schriftlich mit Datum an. Geschieht, meist in 30 Tagen, nichts, dürfen Sie die Miete in Ihrem Bundesstaat stattdessen beim Gericht einzahlen. Ein Richter kann dann die Reparatur anordnen oder die Miete senken. In Ohio dürfen Sie dafür keine Miete schulden. In Virginia kann der Mangel jetzt ohne Einzahlung schützen.',
  },
  'us.state.il.ask-repairs': {
    says: 'Schreiben Sie dem Vermieter per Einschreiben (registered oder certified mail), was fehlt und dass Sie es reparieren lassen. Nach 14 Tagen darf ein Handwerker das tun, und Sie ziehen es von der Miete ab: bis zu 500 Dollar oder eine halbe Monatsmiete, je nachdem, was weniger ist. Senden Sie die bezahlte Rechnung. Chicago gibt den meisten Mietern mehr. Holen Sie Rat, bevor Sie mehr einbehalten.',
  },
  'us.state.pa.ask-repairs': {
    says: 'In Pennsylvania muss der Vermieter die Wohnung bewohnbar halten. Schreiben Sie mit Fotos und Datum und rufen Sie die Prüfer der Stadt. Geschieht in angemessener Zeit nichts, dürfen Sie weniger zahlen, reparieren und abziehen oder ausziehen. Legen Sie die Miete zurück: Man kann Sie verklagen, und ein Richter entscheidet, was die Wohnung wert war.',
  },
  'us.state.wa.ask-repairs': {
    says: 'Schreiben Sie dem Vermieter und zahlen Sie weiter. In Washington muss die Arbeit bei Heizung, Wasser oder Gefahr in 24 Stunden beginnen. Bei Herd, Kühlschrank oder wichtigen Leitungen sind es 72 Stunden, sonst 10 Tage. Danach dürfen Sie ausziehen oder in Grenzen reparieren und abziehen. Hören Sie nicht auf, Miete zu zahlen.',
  },
  'us.state.ma.ask-repairs': {
    says: 'Schreiben Sie dem Vermieter und bitten Sie jetzt das Gesundheitsamt (board of health) um eine Prüfung. In Massachusetts dürfen Sie bei schweren Mängeln Miete einbehalten, wenn er sie kannte, bevor Sie im Rückstand waren, und Sie sie nicht verursacht haben. Legen Sie das Geld auf ein Konto. Klagt er, entscheidet ein Richter, wie viel Sie schulden.',
  },
  'us.ask-state.rent-not-held': {
    says: 'Zahlen Sie weiter: In Ihrem Bundesstaat dürfen Sie Miete nicht selbst einbehalten und können dafür geräumt werden. Schreiben Sie mit Fotos und Datum und rufen Sie die Prüfer der Stadt. Sie können im Gericht für kleine Fälle einen Teil der Miete zurückfordern. In Georgia dürfen Sie nach einer Anzeige auch reparieren und faire Kosten abziehen.',
  },
}
