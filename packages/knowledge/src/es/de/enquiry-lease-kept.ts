/** Questions about a lease of one year, and a landlord who wants more rent before its end: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_KEPT_DE: Words = {
  'es.ask.lease-one-year': {
    says: 'Nein, wenn es Ihr Zuhause ist und kein echter Kurzaufenthalt. Sie dürfen jedes Jahr verlängern, bis fünf Jahre, sieben bei einer Firma, auch wenn im Papier ein Jahr oder elf Monate steht. Früher kann der Eigentümer nur nach einem Jahr, bei im Vertrag genanntem Eigenbedarf, mit zwei Monaten Frist. Zahlen Sie per Überweisung, antworten Sie schriftlich, unterschreiben Sie nichts Neues.',
  },
  'es.ask.rent-rise-threat': {
    says: 'Nein. In den ersten fünf Jahren (sieben bei einer Firma) kann der Eigentümer Sie nicht hinauswerfen, weil Sie eine Erhöhung ablehnen. Eine Erhöhung gilt nur, wenn der Vertrag sie vorsieht: einmal im Jahr, zum Datum, nach dem amtlichen Index, schriftlich einen Monat vorher. Unterschreiben Sie nichts. Schreiben Sie, dass Sie die jetzige Miete weiterzahlen, und überweisen Sie sie. Ein Dekret vom Oktober 2026 begrenzt ohne neue Abrede auf 2 %: Fragen Sie, ob es noch gilt.',
  },
}
