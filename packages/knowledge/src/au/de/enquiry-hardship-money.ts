/** Questions about a stopped JobSeeker payment and money from super in hardship: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_DE: Words = {
  'au.ask.payment-suspended': {
    says: 'Rufen Sie heute Ihren Provider an. Sagen Sie, warum Sie gefehlt haben, und nehmen Sie einen neuen Termin wahr oder machen Sie einen aus. Dann läuft die Zahlung wieder, und das Zurückgehaltene wird meist nachgezahlt. Krankheit oder die Sorge für ein Kind kann ein guter Grund sein: Bitten Sie, den Minuspunkt (demerit) zu löschen. Weigert man sich oder kürzt man, verlangen Sie bei Services Australia eine Prüfung (review). Sie ist kostenlos.',
  },
  'au.ask.super-early': {
    says: 'Sie brauchen 26 Wochen am Stück Geld von Centrelink und Lebenskosten, die Sie nicht zahlen können. Dann darf der Fonds bis zu $10,000 einmal in 12 Monaten auszahlen. Holen Sie den Brief von Centrelink und beantragen Sie es kostenlos beim Fonds. Die ATO kann auch Geld freigeben, damit die Bank Ihr Haus nicht verkauft, oder für Behandlung. Es wird besteuert. Fragen Sie zuerst nach Hilfe: 1800 007 007.',
    dependsOn: 'wie lange Sie schon Geld von Centrelink bekommen',
  },
}
