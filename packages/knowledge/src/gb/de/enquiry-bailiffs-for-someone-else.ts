/** Questions of a person at whose home bailiffs look for someone else: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BAILIFFS_FOR_SOMEONE_ELSE_DE: Words = {
  'gb.ask-bailiff.debtor-moved-out': {
    says: 'Sie schulden fremde Schulden nicht, also zahlen Sie nicht. Die Agenten dürfen nur dorthin, wo die Person meist wohnt oder arbeitet, und nur ihre Sachen nehmen. Halten Sie die Tür zu. Schreiben Sie der Firma und dem Gläubiger, wann die Person auszog, mit Belegen wie council tax und Quittungen. Beschweren Sie sich bei weiteren Besuchen. Genommene Sachen sofort schriftlich fordern.',
  },
  'gb.ask-bailiff.claim-my-goods': {
    says: 'Fordern Sie Ihre Sachen jetzt schriftlich zurück, binnen sieben Tagen nach der Wegnahme. Schreiben Sie dem Agenten: Name, Anschrift, Liste und warum sie Ihnen gehören, mit Quittungen oder Kontoauszügen. Genommen werden darf nur, was dem Schuldner gehört, allein oder mit anderen. Bei Streit entscheidet ein Gericht, das kann kosten: National Debtline 0808 808 4000.',
  },
}
