/** The Italian words of the rows in ../child-maintenance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_MAINTENANCE_IT: Words = {
  'fr.maintenance.reality': {
    says: 'Una sentenza o un atto ha fissato la somma? Allora la CAF (ARIPA) o un ufficiale può prenderla da paga o banca, senza un nuovo giudice.',
  },
  'fr.maintenance.right-change': {
    says: 'Guadagna molto meno, o ha altri figli? Chieda al giudice della famiglia (juge aux affaires familiales) di cambiare la somma. Non serve un avvocato. Fino ad allora deve la vecchia somma.',
  },
  'fr.maintenance.right-years': {
    says: 'Il pagamento diretto dalla paga prende la somma corrente e alcuni mesi indietro, a rate. Le somme di oltre cinque anni sono troppo vecchie.',
  },
  'fr.maintenance.warn': {
    says: 'Più di due mesi senza pagare tutto possono essere un reato (abandon de famille). Paghi ciò che può e chieda subito al giudice.',
  },
  'fr.maintenance.step': {
    says: 'Mandi la prova di ciò che ha pagato, mese per mese. Chieda un piano all’ARIPA, e una nuova somma al giudice se non può continuare.',
  },
  'fr.maintenance.option': {
    says: 'Chieda al giudice della famiglia di cambiarla, con il Suo bilancio.',
    title: 'Far cambiare la somma',
    cost: 'Non serve un avvocato.',
    time: 'Alcuni mesi. Chieda subito.',
    risk: 'Nessuno.',
    bestFor: 'La Sua vita è cambiata.',
  },
}
