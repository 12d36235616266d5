/** The German words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_DE: Words = {
  'ie.ask.deposit-law': {
    says: 'Die Kaution muss zügig zurückkommen. Nur offene Miete, Rechnungen und Schäden über normale Abnutzung dürfen einbehalten werden.',
  },
  'ie.ask.landlord-sells': {
    says: 'Eine bloße SMS ist keine Kündigung. Es braucht Schriftform mit Unterschrift und Grund, eine eidliche Erklärung und eine Kopie an das RTB. Sie darf per E-Mail kommen. Nach fünf Jahren haben Sie 180 Tage oder mehr. Bei einem Mietverhältnis ab 1. März 2026 ist ein Verkauf meist kein Grund. Sie können binnen 90 Tagen zum RTB.',
  },
  'ie.ask.rent-figures': {
    says: 'Die Miete darf einmal in 12 Monaten steigen, um 2% oder die Inflation, was niedriger ist, im ganzen Land. Sie brauchen 90 Tage schriftliche Anzeige auf dem RTB-Formular, und das RTB muss eine Kopie bekommen. Fehlt etwas, gehen Sie zum RTB, bevor die neue Miete beginnt.',
  },
  'ie.ask.hap-refused': {
    says: 'Ein Vermieter oder Makler darf Sie nicht ablehnen, weil Sie HAP oder andere Miethilfe bekommen. Bewahren Sie Anzeige und Nachrichten auf. Schreiben Sie ihm binnen zwei Monaten (Formular ES.1), dann beschweren Sie sich binnen sechs Monaten bei der WRC. Es ist kostenlos und kann Geld bringen.',
  },
  'ie.ask.rent-up': {
    says: 'Die Miete darf einmal in 12 Monaten steigen, mit schriftlicher Ankündigung 90 Tage vorher, um 2 % oder die Inflation, je nachdem, was niedriger ist. Das RTB muss die Ankündigung am selben Tag bekommen. Für manche neue Wohnungen gilt die Grenze von 2 % nicht.',
    dependsOn: 'wann Ihre Wohnung gebaut wurde und die Daten',
  },
  'ie.ask.deposit': {
    says: 'Verlangen Sie die Kaution (deposit) schriftlich zurück. Der Vermieter darf sie nur für Mietschulden, Rechnungen oder Schäden über normale Abnutzung hinaus behalten. Weigert er sich, gehen Sie zum RTB.',
  },
  'ie.ask.entry': {
    says: 'Ein Vermieter muss vor dem Betreten eine Zeit mit Ihnen vereinbaren. Ein Notfall ist anders.',
  },
  'ie.ask.leaving': {
    says: 'Sie kündigen mit 28 Tagen unter sechs Monaten, 35 bis zu einem Jahr und 42 bis zu zwei. Es sind 56 bis zu vier, 84 bis zu acht, dann 112. Eine feste Mietzeit bindet Sie, außer bei Einigung oder wenn jemand sie übernimmt, den Sie finden.',
    dependsOn: 'wie lange Sie dort wohnen und Ihr Mietvertrag',
  },
  'ie.ask.rent-zones-ended': {
    says: 'Einer Marktmiete müssen Sie nicht zustimmen. Die Zonen endeten am 1. März 2026, aber es kam eine Grenze für das ganze Land, auch für ältere Mieten. Sie ist meist 2 % oder die Inflation, was niedriger ist, einmal in 12 Monaten, mit RTB-Formular und 90 Tagen. Zahlen Sie die alte Miete weiter und gehen Sie zum RTB. Die sechs Jahre Schutz gelten für neue Mieten. Für einen Verkauf ist die Frist bei älteren lang. Threshold: 1800 454 454.',
  },
}
