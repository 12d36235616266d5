/** Questions about gyms, long services, phone contracts, tradespeople and fees for cancelling: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_DE: Words = {
  'jp.ask.step-buy': {
    says: 'Rufen Sie die Verbraucher-Hotline 188 an. Bewahren Sie Vertrag, Rechnungen und alle Nachrichten auf.',
  },
  'jp.ask.cancel-fee': {
    says: 'Was über dem durchschnittlichen Schaden der Firma liegt, ist nichtig. Lassen Sie sich die Summe erklären. Rufen Sie 188 an, bevor Sie zahlen.',
    dependsOn: 'Vertrag und Zeitpunkt der Absage',
  },
  'jp.ask.gym-ill': {
    says: 'Kündigen Sie schriftlich mit ärztlichem Attest. Eine Gebühr über dem durchschnittlichen Schaden der Firma ist unwirksam: Fragen Sie nach der Rechnung. Eine Klausel, die Sie nie gehen lässt, kann auch unwirksam sein. Viele Clubs geben bei Krankheit eine Pause. Rufen Sie 188 an, bevor Sie zahlen.',
  },
  'jp.ask.long-service': {
    says: 'Das gilt über 50.000 Yen und über einen Monat bei Schönheitspflege, sonst zwei Monate. Acht Tage nach Erhalt des Papiers können Sie per Brief oder E-Mail gratis widerrufen. Später können Sie immer noch aufhören. Bei begonnener Schönheitspflege kostet es höchstens 20.000 Yen oder 10 % des Rests, der kleinere Betrag gilt.',
  },
  'jp.ask.phone-contract': {
    says: 'In acht Tagen nach dem Vertragspapier können Sie meist ohne Strafgebühr lösen (初期契約解除 oder 確認措置). Einrichtungskosten können anfallen. Bei Verträgen ab Juli 2022 kostet das Verlassen höchstens einen Monatspreis. Der Rest eines Handys auf Raten bleibt fällig. Rufen Sie 188 an, wenn Sie getäuscht wurden.',
  },
}
