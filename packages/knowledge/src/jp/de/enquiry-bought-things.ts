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
  'jp.ask.other-than-shown': {
    says: 'Ist es nicht das Gezeigte, muss der Shop das Richtige liefern oder zahlen und das Porto tragen. Schreiben Sie jetzt mit Fotos und letztem Tag. Haben Sie es sich nur anders überlegt, gelten die Regeln des Shops. Zeigt er keine, haben Sie acht Tage und zahlen das Porto.',
  },
  'jp.ask.old-parent-sold': {
    says: 'Oft ja. An der Haustür ist binnen acht Tagen Widerruf möglich (クーリング・オフ). Viel zu viel von einer Sache kann ein Jahr lang aufgehoben werden. Wer es nicht verstehen konnte, ist gar nicht gebunden. Behalten Sie Ware und Papiere, holen Sie ein Attest und rufen Sie heute 188 an.',
  },
  'jp.ask.parcel-stolen': {
    says: 'Haben Sie das Abstellen nicht gewählt, hat der Shop nicht geliefert; fordern Sie Ersatz oder Geld. Haben Sie es gewählt, liegt das Risiko meist bei Ihnen. Fragen Sie trotzdem: Viele Shops und Boten zahlen nach ihren Regeln. Melden Sie es der Polizei und notieren Sie die Nummer.',
  },
  'jp.ask.above-estimate': {
    says: 'Meist nicht. Sie schulden, was vereinbart war. Nicht bestellte Arbeit oder einen vorher nicht genannten Preis müssen Sie nicht zahlen. Verlangen Sie eine Liste jeder Arbeit mit Summe und wer zustimmte. Bieten Sie schriftlich die vereinbarte Summe. Behalten sie Ihre Sachen, rufen Sie heute 188 an.',
  },
}
