/** Questions about a benefit after leaving a job, and money from KiwiSaver: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_DE: Words = {
  'nz.ask.winz-quit': {
    says: 'Die 13 Wochen gelten nur, wenn Sie ohne guten Grund gegangen sind. Mobbing, gefährliche Arbeit, Krankheit, Gewalt oder Sorge für Angehörige können ein Grund sein. Schreiben Sie Work and Income, warum Sie gingen, mit Nachrichten, Attest oder Zeugen. Bleibt es beim Nein, verlangen Sie binnen drei Monaten eine Prüfung (review of decision). Bitten Sie jetzt um Hilfe für Essen und Miete; das kann sofort gehen.',
  },
  'nz.ask.kiwisaver': {
    says: 'Ja, wenn Sie Grundkosten oder die Hypothek Ihres Hauses nicht zahlen können oder schwer krank sind (significant financial hardship). Antrag beim KiwiSaver-Anbieter mit Kontoauszügen, Rechnungen und Einkommen. Der supervisor entscheidet und zahlt nur, was nötig ist. Der Teil des Staates bleibt drin. Sie müssen zeigen, dass Sie andere Hilfe versucht haben: Stundung bei der Bank, MoneyTalks 0800 345 123 (hilft beim Formular).',
  },
  'nz.ask.winz-sanction': {
    says: 'Rufen Sie heute Work and Income an (0800 559 009) und sagen Sie, warum Sie fehlten. Krankheit, Sorge für ein Kind oder keine Nachricht kann ein guter Grund sein; schicken Sie Belege. Bitten Sie, die Aufgabe nachzuholen: Dann beginnt die Zahlung meist wieder. Mit Kindern darf nur ein Teil gekürzt werden. Sonst binnen drei Monaten Prüfung (review of decision). Bitten Sie jetzt um Geld für Essen.',
  },
}
