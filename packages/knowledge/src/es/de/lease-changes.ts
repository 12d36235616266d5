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
  'es.lease.decree-two-years': {
    says: 'Ein Dekret vom Oktober 2026 lässt Sie bis zu zwei Jahre mehr zu gleichen Bedingungen verlangen, wenn Sie die letzten acht Monate zahlten. Fragen Sie ein Wohnungsamt, ob das Parlament es bestätigt hat.',
  },
  'es.lease.decree-notice': {
    says: 'Seit 15. November 2026 verlangt ein Dekret meist sechs Monate Frist. Kündigt der Vermieter seit 7. Oktober 2026 ohne einen seiner Gründe, schuldet er meist eine Jahresmiete oder mehr. Das Parlament muss es bestätigt haben.',
  },
  'es.eviction.decree-stop': {
    says: 'Ein Dekret vom Oktober 2026 lässt das Gericht die Räumung von Menschen in Not ohne Ausweg stoppen. Das gilt nicht gegen Eigentümer von ein oder zwei Wohnungen. Fragen Sie Ihren Anwalt, ob das Parlament es bestätigt hat.',
  },
  'es.rise.decree': {
    says: 'Ein Dekret vom Oktober 2026 setzt eine Grenze von 2 %, wenn Sie nichts anderes vereinbaren. Fragen Sie ein Wohnungsamt, ob das Parlament es bestätigt hat.',
  },
}
