/** Questions about loans and the bank: home loans, car finance and frozen accounts: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LOANS_DE: Words = {
  'ie.ask.home-loan': {
    says: 'Sprechen Sie jetzt mit dem Kreditgeber und MABS, 0818 07 2000. Er muss zuerst Hilfe prüfen und braucht für Ihr Haus einen Gerichtsbeschluss. Gehen Sie zu jedem Termin.',
  },
  'ie.ask.car-finance': {
    says: 'Es kommt darauf an. Ist ein Drittel des Mietkaufpreises bezahlt, brauchen sie einen Gerichtsbeschluss. Sie können auch die Hälfte zahlen und das Auto zurückgeben.',
    dependsOn: 'wie viel schon bezahlt ist',
  },
  'ie.ask.bank-account-frozen': {
    says: 'Bitten Sie die Bank schriftlich, Lohn, Sozialleistungen und Geld für Miete und Essen freizugeben. Vielleicht darf sie den Grund nicht nennen. Beschweren Sie sich heute: Nach 40 Arbeitstagen oder einem letzten Nein gehen Sie kostenlos zum FSPO.',
  },
  'ie.ask.not-co-operating': {
    says: 'Antworten Sie, bevor die 20 Arbeitstage um sind: Füllen Sie das Standard Financial Statement aus und senden Sie es mit dem, was verlangt wurde. Dann bleiben Sie im Verfahren für Rückstände (MARP), und die Bank muss jeden Weg prüfen, Ihnen das Haus zu lassen. Tun Sie nichts, gelten Sie als nicht mitwirkend, und sie kann früher klagen. Ohne Gericht muss niemand hinaus. MABS hilft kostenlos: 0818 07 2000. Fragen Sie nach Abhaile.',
  },
}
