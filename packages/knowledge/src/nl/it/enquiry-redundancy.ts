/** The Italian words of the rows in ../enquiry-redundancy.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_IT: Words = {
  'nl.ask.transition-pay': {
    says: 'Ha di solito un terzo di un mese di paga per ogni anno, dal primo giorno. Non se va via Lei, concorda altro o ha colpa grave. La chieda entro tre mesi dalla fine.',
    dependsOn: 'chi ha chiuso il lavoro e perché',
  },
  'nl.ask.redundancy': {
    says: 'Il datore ha prima bisogno del permesso dell’UWV, deve seguire un ordine fisso e cercarLe altro lavoro. Può rispondere all’UWV entro due settimane. Alla fine riceve l’indennità di transizione. Non firmi nulla senza consiglio.',
  },
}
