/** Questions on a cancellation after eight days, private sales and credit files: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUGHT_THINGS_DE: Words = {
  'jp.ask.cooling-late': {
    says: 'Oft noch möglich. Die acht Tage beginnen erst mit einem vollständigen Vertragspapier. Fehlt etwas oder wurden Sie gehindert, läuft die Zeit noch. Verträge durch Lügen oder Angst lassen sich später anfechten. Schicken Sie den Widerruf schriftlich und rufen Sie heute 188 an.',
  },
  'jp.ask.private-sale-fake': {
    says: 'Ja, wenn es nicht der Beschreibung entspricht. Eine Fälschung können Sie gegen den vollen Preis zurückgeben, auch bei „keine Rücknahme“. Bestätigen Sie den Erhalt nicht. Schreiben Sie jetzt mit Fotos an Verkäufer und App-Büro. Auch nach der Bewertung können Sie noch fragen.',
  },
  'jp.ask.credit-file': {
    says: 'Fordern Sie Ihre Daten bei CIC, JICC und der Bankenstelle (全国銀行個人信用情報センター) an, online oder per Post, für wenig Geld. Verspätungen bleiben meist fünf Jahre nach Erledigung, eine Insolvenz fünf bis sieben. Ist etwas falsch, verlangen Sie Berichtigung.',
  },
}
