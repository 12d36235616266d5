/** Questions of people in need tonight: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'it.ask-need.roof': {
    says: 'Rufen Sie jetzt die servizi sociali der Gemeinde an. Nachts und an Feiertagen fragen Sie nach dem pronto intervento sociale: dieser Notdienst steht überall zu, Tag und Nacht. Finden Sie ihn nicht oder sind Sie in Gefahr? Rufen Sie 112 und sagen Sie, dass Sie nirgends schlafen können und wer bei Ihnen ist. Caritas und Croce Rossa kennen die Unterkünfte.',
  },
  'it.ask-need.food': {
    says: 'Gehen Sie heute zu den servizi sociali der Gemeinde und sagen Sie, dass Essen fehlt und wie viele Kinder es sind. Bitten Sie um Soforthilfe: Geld, Einkaufsgutscheine (buoni spesa) oder ein Paket. Caritas, Croce Rossa und Pfarreien geben Essen und wissen, wo es heute Mahlzeiten gibt. Warten Sie auf den assegno di inclusione? Ein patronato fragt kostenlos nach.',
  },
  'it.ask-need.power-off': {
    says: 'Rufen Sie jetzt die Firma an, sagen Sie, dass ein Baby da ist, und bitten Sie um Raten. Schicken Sie nach dem Zahlen sofort den Beleg: der Strom muss in einem Werktag zurück sein. Gehen Sie heute zu den servizi sociali: sie helfen bei Rechnung und bonus sociale. Kam 25 Tage vorher kein Einschreiben und keine PEC? Dann war es falsch: Beschwerde, Ihnen steht Geld zu.',
  },
  'it.ask-need.lender': {
    says: 'In Gefahr rufen Sie jetzt 112. Wucher (usura) und Drohungen für Geld (estorsione) sind schwere Straftaten, und Sie sind das Opfer. Zeigen Sie sie bei Polizei oder Carabinieri an, mit Nachrichten, Namen und Zahlungen. Bei Wucher schulden Sie keine Zinsen. Leihen Sie nichts, um ihn zu bezahlen. Familien helfen die fondazioni antiusura, kostenlos; Unternehmern der Fonds (Prefettura).',
  },
}
