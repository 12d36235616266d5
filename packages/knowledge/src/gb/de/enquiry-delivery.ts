/** Questions about things that never came: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DELIVERY_DE: Words = {
  'gb.ask-consumer.not-delivered': {
    says: 'Sagen Sie es dem Verkäufer, nicht dem Paketdienst. Ohne festes Datum muss er innerhalb von 30 Tagen liefern. Geben Sie noch einen fairen Termin. Verpasst er ihn, treten Sie zurück und verlangen Ihr Geld.',
  },
  'gb.ask-consumer.parcel-stolen': {
    says: 'Der Verkäufer muss es Ihnen oder einer von Ihnen genannten Person bringen. Ließ der Paketdienst es liegen und es verschwand, trägt der Verkäufer den Verlust. Verlangen Sie Ersatz oder Geld zurück.',
  },
  'gb.ask-consumer.parcel-wrong-door': {
    says: 'Der Verkäufer muss Geld oder neue Ware schicken. Er muss sie Ihnen oder einer genannten Person bringen. Der Paketdienst arbeitet für ihn, nicht für Sie. Lehnt er ab und zahlten Sie über £100 mit Kreditkarte, fragen Sie die Kartenfirma.',
  },
  'gb.ask-consumer.ordered-never-came': {
    says: 'Schreiben Sie dem Verkäufer. Er musste binnen 30 Tagen liefern, wenn kein anderer Tag vereinbart war. Setzen Sie eine letzte faire Frist; hält er sie nicht, können Sie vom Kauf zurücktreten und müssen alles Geld zurückbekommen. Bei über £100 mit Kreditkarte haftet auch die Kartenfirma.',
  },
}
