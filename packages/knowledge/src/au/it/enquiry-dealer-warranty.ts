/** The Italian words of the rows in ../enquiry-dealer-warranty.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEALER_WARRANTY_IT: Words = {
  'au.ask.dealer-warranty-qld': {
    says: 'Nel Queensland un concessionario deve dare garanzia su quasi tutte le auto usate; un foglio «as is» non la toglie. Sotto 160.000 km e fino a 10 anni: 3 mesi o 5.000 km. Oltre: 1 mese o 1.000 km. Segnali il difetto per iscritto in quel tempo con perizia; la riparazione è gratis. Per un guasto grave può scegliere il rimborso. Se rifiutano: Fair Trading, poi QCAT.',
  },
  'au.ask.dealer-as-is': {
    says: 'Un foglio «as is» o «no warranty» non toglie le garanzie del consumatore: la clausola è nulla. L’auto di un concessionario deve essere di qualità accettabile per età, prezzo e chilometri. Per un guasto grave sceglie rimborso, altra auto o riparazione. Non conta solo un difetto mostrato prima. Perizia, lettera con data, poi fair trading e tribunale dello Stato.',
  },
  'au.ask.dealer-warranty-nsw-vic': {
    says: 'Nel New South Wales e in Victoria quasi tutte le auto di concessionario fino a 10 anni e sotto 160.000 km hanno una garanzia di legge. Dura 3 mesi o 5.000 km; «as is» non la toglie. Avvisi subito per iscritto con perizia e lasci riparare. Le più vecchie hanno le garanzie del consumatore: rimborso se il guasto è grave. Poi Fair Trading o Consumer Affairs, e NCAT o VCAT.',
  },
  'au.ask.dealer-warranty-wa': {
    says: 'In Western Australia quasi tutte le auto di concessionario da 4.000 dollari in su hanno una garanzia di legge. Fino a 10 anni e 150.000 km: 3 mesi o 5.000 km. Fino a 12 anni e 180.000 km: 1 mese o 1.500 km. Si rinuncia solo con il permesso del Commissioner. Avvisi subito per iscritto e lasci riparare. Se il guasto è grave, anche il rimborso. Poi Consumer Protection, 1300 30 40 54.',
  },
}
