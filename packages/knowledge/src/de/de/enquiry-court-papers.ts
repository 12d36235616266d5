/** Questions about papers from a court, and about going to court for your own money: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_DE: Words = {
  'de.ask-debt.order-what': {
    says: 'Nicht liegen lassen: Das Gericht hat nicht geprüft, ob die Forderung stimmt. Widersprechen Sie binnen zwei Wochen ab dem Datum auf dem gelben Umschlag. Kreuzen Sie „Widerspruch insgesamt“ an und schicken Sie es ans Gericht. Das kostet nichts und braucht keinen Grund. Sonst kommt ein Vollstreckungsbescheid, mit noch einmal zwei Wochen für den Einspruch. Erst damit kann der Gerichtsvollzieher kommen. Vereinbaren Sie vorher keine Raten: Das kann eine alte Schuld wieder aufleben lassen. Die meisten Schulden sind drei Jahre nach Ende ihres Jahres verjährt, wenn Sie das sagen.',
  },
  'de.ask-debt.order-late': {
    says: 'Auch wenn die zwei Wochen vorbei sind, können Sie noch widersprechen. Das geht, bis das Gericht den Vollstreckungsbescheid erlässt. Schicken Sie das Formular heute ans Gericht; Gründe braucht es nicht. Kommt es zu spät, gilt es als Einspruch gegen diesen Bescheid. Ab seiner Zustellung haben Sie noch einmal zwei Wochen. Lag der Mahnbescheid beim Nachbarn, oder waren Sie krank? Sagen Sie es dem Gericht und beantragen Sie Wiedereinsetzung. Zahlen Sie nicht, was Sie nicht schulden.',
  },
  'de.ask-debt.enforcement-order': {
    says: 'Sie haben zwei Wochen ab dem Datum auf dem Umschlag für den Einspruch bei diesem Gericht. Beantragen Sie gleich die Einstellung der Vollstreckung.',
  },
  'de.ask-debt.sued': {
    says: 'Schreiben Sie dem Gericht binnen zwei Wochen, dass Sie sich verteidigen. Gründe können folgen. Am Landgericht brauchen Sie einen Anwalt.',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'Das ist eine förmliche Zustellung. Das Datum darauf startet eine Frist, oft zwei Wochen. Öffnen Sie ihn heute und heben Sie ihn auf.',
  },
  'de.ask-debt.claim-own-money': {
    says: 'Schreiben Sie zuerst und setzen Sie eine letzte Frist. Dann beantragen Sie online einen Mahnbescheid oder klagen beim Amtsgericht. Bis 10.000 € brauchen Sie dort keinen Anwalt. Die Rechtsantragstelle schreibt Ihre Klage auf. Die Gerichtskosten zahlen Sie vor und bekommen sie beim Sieg zurück.',
  },
  'de.ask-debt.missed-time': {
    says: 'War es nicht Ihre Schuld, etwa Krankenhaus oder ein Brief, der nie kam? Beantragen Sie Wiedereinsetzung mit Belegen und legen Sie im selben Brief den Rechtsbehelf ein. Bei Bußgeld und Strafbefehl haben Sie eine Woche, bei Gericht und Kündigung zwei, bei Steuern und Sozialleistungen einen Monat.',
  },
  'de.ask-debt.enforcement-order-late': {
    says: 'Zwei Wochen laufen ab dem Datum auf dem Umschlag. Sind sie vorbei, und Sie konnten nichts dafür, etwa wegen Klinik oder Ausland? Beantragen Sie bei diesem Gericht Wiedereinsetzung. Dafür haben Sie zwei Wochen ab dem Tag, an dem Sie handeln konnten. Schicken Sie Einspruch und Belege mit. Bitten Sie, die Vollstreckung einzustellen. Gehen Sie heute zur Rechtsantragstelle oder zu einem Anwalt.',
  },
}
