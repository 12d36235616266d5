/** The Italian words of the rows in ../maintenance-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const MAINTENANCE_COLLECTION_IT: Words = {
  'nl.lbio.right-pay-first': {
    says: 'Paghi l’arretrato entro il termine della lettera e mandi la prova. Allora il LBIO non subentra e non aggiunge spese.',
  },
  'nl.lbio.step-late': {
    says: 'Il termine della lettera sembra passato: il LBIO può subentrare e aggiungere spese. Chiami oggi, paghi ciò che può e mandi le prove.',
  },
  'nl.lbio.right-change': {
    says: 'Il Suo reddito è sceso? Un giudice può cambiare la somma, la chiede un avvocato. Fino ad allora vale quella vecchia: agisca presto.',
  },
}
