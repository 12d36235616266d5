/** Questions about collectors: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COLLECTORS_DE: Words = {
  'gb.ask-debt.never-had-account': {
    says: 'Zahlen Sie nicht. Schreiben Sie, dass Sie dieses Konto nie hatten, und verlangen Sie Beweise: den Vertrag, Name und Adresse darauf. Bei Kreditschulden müssen sie aufhören, solange sie prüfen. Verlangen Sie die Löschung in Ihrer Kreditakte; lehnen sie ab, beschweren Sie sich beim Ombudsman oder beim ICO.',
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'Sie schulden es noch, wenn es Ihre Schuld ist, die Summe stimmt und sie nicht zu alt ist. Der neue Eigentümer hat keine zusätzliche Macht. Verlangen Sie Beweise, dass sie ihm gehört, bevor Sie zahlen oder anerkennen.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'Nein, nicht allein. Zuerst müssten sie vor Gericht gewinnen. Ein Gerichtsvollzieher kann nur kommen, wenn das Urteil danach unbezahlt bleibt. Ein Brief allein gibt keinem Gerichtsvollzieher (bailiff) das Recht zu kommen.',
  },
}
