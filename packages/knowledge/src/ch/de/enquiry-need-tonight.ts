/** Questions of people in need tonight: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'ch.ask-need.roof': {
    says: 'Rufen Sie heute den Sozialdienst der Gemeinde an, in der Sie sind. Die Verfassung gibt jedem Menschen in Not Hilfe: Obdach, Essen und Pflege (Art. 12). Sind Sie nicht am Wohnort? Auch der Kanton, in dem Sie sind, muss sofort helfen. Ist zu? Fragen Sie die Polizei, wo Sie heute schlafen können. Sagen Sie, dass Kinder dabei sind. Ein Nein verlangen Sie schriftlich (Verfügung).',
  },
  'ch.ask-need.food': {
    says: 'Gehen Sie heute zum Sozialdienst der Gemeinde und sagen Sie, dass Geld für Essen fehlt. Die Verfassung gibt jedem Menschen in Not Hilfe für ein Leben in Würde (Art. 12). Bitten Sie jetzt um Nothilfe in bar oder als Gutschein, auch wenn Ihr Antrag noch läuft. Sagt man nein, verlangen Sie eine Verfügung. Essen geben auch Caritas, Tischlein deck dich und Kirchen.',
  },
  'ch.ask-need.power-off': {
    says: 'Rufen Sie jetzt das Elektrizitätswerk an: sagen Sie, dass ein Baby da ist, und bitten Sie um Raten oder einen Prepaid-Zähler, damit der Strom heute zurückkommt. Rufen Sie auch den Sozialdienst an: er kann sofort helfen, denn jeder Mensch in Not hat ein Recht auf Hilfe (Art. 12 BV). Viele Werke gehören der Gemeinde: verlangen Sie eine Verfügung und wehren Sie sich.',
  },
  'ch.ask-need.lender': {
    says: 'In Gefahr rufen Sie jetzt 117. Wer Ihnen für Geld droht, begeht eine Straftat, und Wucher ist auch eine. Zeigen Sie es an, mit Nachrichten, Namen und Zahlungen, und bitten Sie um Schutz. Wer gewerblich verleiht und mehr als den erlaubten Zins nimmt, darf meist gar keinen verlangen. Leihen Sie nichts, um ihn zu bezahlen. Die Opferhilfe hilft kostenlos, Tag und Nacht: 142.',
  },
}
