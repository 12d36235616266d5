/** What can still be done when the time to answer a tax or a benefit debt is over: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_DE: Words = {
  'it.too-late.bill-want': {
    says: 'Das ist eine Eintreibungsrechnung (cartella). Ab dem Datum gezählt sind die 60 Tage vorbei. Raten sind noch möglich.',
  },
  'it.too-late.bill-year': {
    says: 'Ist die Cartella über ein Jahr alt? Dann müssen sie vor der Pfändung neu mahnen (intimazione) und fünf Tage warten.',
  },
  'it.too-late.tax-reality': {
    says: 'Es ist ernst, aber Raten können Sie noch verlangen. Solange der Eintreiber prüft, beginnt keine neue Pfändung.',
  },
  'it.too-late.tax-step': {
    says: 'Suchen Sie den Tag, an dem sie ankam. Binnen 60 Tagen geht noch ein Einspruch. Später? Bitten Sie AdER heute online um Raten. Bis 120.000 € genügt ein einfacher Antrag.',
  },
  'it.too-late.notice-tax-step': {
    says: 'Suchen Sie den Tag, an dem er ankam. Binnen 60 Tagen geht noch ein Einspruch. Später? Bitten Sie das Amt, einen klaren Fehler zu berichtigen, und um Raten.',
  },
  'it.too-late.tax-option': {
    says: 'Sagen Sie dem Amt, was klar falsch ist: falsche Person, falsche Summe, schon bezahlt. Dann muss es auch ein endgültiges Papier aufheben (autotutela).',
    title: 'Einen klaren Fehler aufheben lassen',
    cost: 'Kostenlos.',
    time: 'Bis ein Jahr, nachdem das Papier endgültig wurde.',
    risk: 'Es stoppt die Eintreibung nicht von selbst.',
    bestFor: 'Der Fehler ist in den Papieren zu sehen.',
  },
  'it.too-late.contributions-step': {
    says: 'Suchen Sie den Tag, an dem er ankam. Binnen 40 Tagen hört Sie das Arbeitsgericht. Später? Bitten Sie um Raten und prüfen Sie, ob danach fünf Jahre ohne neues Papier vergingen.',
  },
  'it.too-late.road-bill-step': {
    says: 'Kam das Bußgeld nie an? Binnen 30 Tagen ab dieser Cartella hört Sie der Friedensrichter. Später? Bitten Sie AdER um Raten und prüfen Sie, ob fünf Jahre ohne Papier vergingen.',
  },
  'it.too-late.block-want': {
    says: 'Sie kündigten an, Ihr Auto zu sperren (fermo). Die 30 Tage sind wohl vorbei. Es kann schon gesperrt sein.',
  },
  'it.too-late.block-step': {
    says: 'Prüfen Sie beim PRA (ACI), ob die Sperre gilt. Dann nicht fahren: Das Bußgeld ist hoch. Bitten Sie AdER um Raten. Nach der ersten Rate bitten Sie, die Sperre auszusetzen.',
  },
  'it.too-late.block-right': {
    says: 'Ein Auto, das Sie für die Arbeit oder einen behinderten Menschen brauchen, darf nicht gesperrt werden. Schicken Sie AdER jetzt den Beweis und verlangen Sie die Aufhebung.',
  },
  'it.too-late.friendly-want': {
    says: 'Das war ein früher Hinweis auf einen Fehler in Ihrer Erklärung (avviso bonario). Die 60 Tage sind wohl vorbei: Volle Strafe und Cartella können folgen.',
  },
  'it.too-late.friendly-step': {
    says: 'Noch binnen 60 Tagen, seit er ankam? Zahlen Sie heute oder bitten Sie um Raten. Später? Sagen Sie dem Amt (CIVIS), was falsch ist. Kommt die Cartella: Einspruch oder Raten bei AdER.',
  },
  'it.too-late.benefit-reality': {
    says: 'Die 90 Tage für die Überprüfung bei INPS sind wohl vorbei. Meist können Sie gegen eine Rückforderung noch zum Arbeitsgericht.',
  },
  'it.too-late.benefit-step': {
    says: 'Bringen Sie den Brief heute zu einem Patronato: Es ist kostenlos. Unter 90 Tagen? Es reicht den Ricorso ein. Später? Es bittet INPS um neue Prüfung oder kleine Raten.',
  },
  'it.too-late.benefit-option': {
    says: 'Ein Anwalt bittet das Arbeitsgericht festzustellen, dass Sie nicht zurückzahlen müssen: Sie waren ehrlich und sagten INPS alles, oder die Summe ist falsch.',
    title: 'Zum Arbeitsgericht gehen',
    cost: 'Ein Anwalt. Prozesskostenhilfe kann zahlen.',
    time: 'Meist kein fester letzter Tag, aber bevor INPS einbehält.',
    risk: 'Wenn Sie verlieren, zahlen Sie vielleicht Kosten.',
    bestFor: 'INPS machte den Fehler, oder Sie können beweisen, was Sie sagten.',
  },
}
