/** The Italian words of the rows in ../enquiry-dealer-warranty.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEALER_WARRANTY_IT: Words = {
  'au.ask.dealer-warranty-qld': {
    says: 'Nel Queensland un concessionario deve dare garanzia su quasi tutte le auto usate; un foglio «as is» non la toglie. Sotto 160.000 km e fino a 10 anni: 3 mesi o 5.000 km. Oltre: 1 mese o 1.000 km. Segnali il difetto per iscritto in quel tempo con perizia; la riparazione è gratis. Per un guasto grave può scegliere il rimborso. Se rifiutano: Fair Trading, poi QCAT.',
  },
  'au.ask.dealer-as-is': {
    says: 'Un foglio «as is» o «no warranty» non toglie le garanzie del consumatore: la clausola è nulla. L’auto di un concessionario deve essere di qualità accettabile per età, prezzo e chilometri. Per un guasto grave sceglie rimborso, altra auto o riparazione. Non conta solo un difetto mostrato prima. Perizia, lettera con data, poi fair trading e tribunale dello Stato.',
  },
}
