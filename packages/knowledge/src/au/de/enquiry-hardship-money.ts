/** Questions about Centrelink payments that stop or shrink, and money from super in hardship: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_DE: Words = {
  'au.ask.payment-suspended': {
    says: 'Rufen Sie heute Ihren Provider an. Sagen Sie, warum Sie gefehlt haben, und nehmen Sie einen neuen Termin wahr oder machen Sie einen aus. Dann läuft die Zahlung wieder, und das Zurückgehaltene wird meist nachgezahlt. Krankheit oder die Sorge für ein Kind kann ein guter Grund sein: Bitten Sie, den Minuspunkt (demerit) zu löschen. Weigert man sich oder kürzt man, verlangen Sie bei Services Australia eine Prüfung (review). Sie ist kostenlos.',
  },
  'au.ask.super-early': {
    says: 'Sie brauchen 26 Wochen am Stück Geld von Centrelink und Lebenskosten, die Sie nicht zahlen können. Dann darf der Fonds bis zu $10,000 einmal in 12 Monaten auszahlen. Holen Sie den Brief von Centrelink und beantragen Sie es kostenlos beim Fonds. Die ATO kann auch Geld freigeben, damit die Bank Ihr Haus nicht verkauft, oder für Behandlung. Es wird besteuert. Fragen Sie zuerst nach Hilfe: 1800 007 007.',
    dependsOn: 'wie lange Sie schon Geld von Centrelink bekommen',
  },
  'au.ask.centrelink-partner': {
    says: 'Zusammen wohnen reicht nicht. Centrelink muss Geld, Haushalt, Auftreten, Nähe und Bindung zusammen ansehen. Verlangen Sie binnen 13 Wochen eine Prüfung (review), damit die Nachzahlung sicher ist, und dass eine Schuld ruht. Schicken Sie Belege: eigene Konten und Rechnungen, eigene Zimmer, gezahlte Miete, Briefe von Bekannten. Danach ist das Administrative Review Tribunal kostenlos.',
  },
}
