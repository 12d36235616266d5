/** The German words of Spain: lease changes. */
import type { Words } from '@plainletter/contracts/rule'

export const LEASE_CHANGES_DE: Words = {
  'es.lease.right-supplies': {
    says: 'Ein Mieter zahlt, was der Zähler der Wohnung anzeigt. Andere Kosten tragen Sie nur, wenn der Vertrag es sagt und die Jahressumme nennt.',
  },
  'es.lease.step-supplies': {
    says: 'Verlangen Sie eine Kopie der Rechnung mit Daten und Zählerständen. Prüfen Sie vor dem Zahlen die Tage, an denen Sie die Schlüssel hatten.',
  },
  'es.lease.right-sale': {
    says: 'Ein Verkauf beendet Ihren Mietvertrag nicht. Der neue Eigentümer muss ihn die ersten fünf Jahre achten, sieben, wenn der Vermieter eine Firma war.',
  },
  'es.lease.right-buy-first': {
    says: 'Meist dürfen Sie die Wohnung zuerst kaufen, zum gleichen Preis und binnen 30 Tagen ab dem Angebot. Sehen Sie nach, ob Ihr Vertrag darauf verzichtet.',
  },
  'es.lease.right-works': {
    says: 'Für Verbesserungen darf der Vermieter allein die Miete erst nach fünf Jahren erhöhen, nach sieben bei einer Firma. Höchstens um 20 %.',
  },
  'es.lease.right-tense-area': {
    says: 'In einem ausgewiesenen Gebiet (zona tensionada) darf ein neuer Vertrag meist nicht mehr verlangen als der letzte.',
  },
  'es.rise.decree': {
    says: 'Ein Dekret vom Oktober 2026 setzt eine Grenze von 2 %, wenn Sie nichts anderes vereinbaren und der Kongress es bestätigt. Fragen Sie ein Wohnungsamt, ob es heute gilt.',
  },
}
