/** Abos, Rückgabe, Kurse, Telefon, Daten und Familie, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_DE: Words = {
  'jp.buy.right-subscription': {
    says: 'Die letzte Seite einer Online-Bestellung muss Preis, Zahl der Lieferungen und Kündigung zeigen. War sie irreführend, können Sie die Bestellung aufheben.',
  },
  'jp.buy.right-return': {
    says: 'Zeigt ein Online-Shop keine Regel zur Rückgabe, können Sie Ware binnen acht Tagen nach Erhalt zurücksenden. Das Porto zahlen Sie.',
  },
  'jp.buy.right-courses': {
    says: 'Lange Kurse, Kosmetik und Partnervermittlung können Sie acht Tage lang widerrufen und später jederzeit beenden. Die Gebühr dafür hat eine gesetzliche Grenze.',
  },
  'jp.buy.right-cancel-fee': {
    says: 'Eine Stornogebühr über dem durchschnittlichen Schaden der Firma ist nichtig. Fragen Sie, wie sie berechnet ist. Die Firma soll es erklären.',
  },
  'jp.buy.right-phone': {
    says: 'Einen neuen Telefon- oder Internetvertrag können Sie binnen acht Tagen nach den Unterlagen schriftlich beenden (初期契約解除). Später ist die Gebühr begrenzt.',
  },
  'jp.scam.know-real-tax': {
    says: 'Das Steueramt schickt keine Zahlungslinks per Nachricht. Eine echte Pfändung kommt erst nach einem Brief (督促状). Öffnen Sie den Link nicht. Rufen Sie Ihr Amt an.',
  },
  'jp.data.right-told': {
    says: 'Nach einem Leck muss die Firma Ihnen sagen, was geschah. Sie können fragen, welche Daten sie hat, und die Nutzung stoppen lassen. Ändern Sie Passwörter.',
  },
  'jp.ask.estate': {
    says: 'Mit dem Erbe übernehmen Sie auch Schulden. Sie haben drei Monate, um es beim Familiengericht auszuschlagen (相続放棄). Nutzen oder verkaufen Sie vorher nichts.',
  },
  'jp.ask.child-support': {
    says: 'Beide Eltern müssen ein Kind unterhalten. Das Familiengericht setzt oder ändert die Summe. Rückstände können vom Lohn genommen werden, auch künftige.',
  },
  'jp.ask.branches': {
    says: 'Bitten Sie den Nachbarn, überhängende Äste zu schneiden. Geschieht in fairer Zeit nichts, etwa zwei Wochen, dürfen Sie es selbst. Wurzeln dürfen Sie gleich schneiden.',
  },
  'jp.ask.noise': {
    says: 'Lärm über das Erträgliche hinaus kann verboten werden und Geld bringen. Führen Sie ein Tagebuch, melden Sie es der Verwaltung und bitten Sie um Vermittlung (調停).',
  },
  'jp.stay.right-short': {
    says: 'Beantragen Sie Verlängerung oder Wechsel vor dem Ablauf. Bei rechtzeitigem Antrag dürfen Sie bis zur Antwort bleiben, höchstens zwei Monate länger.',
  },
}
