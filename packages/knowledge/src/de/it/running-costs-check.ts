/** The Italian words of the rows in ../running-costs-check.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RUNNING_COSTS_CHECK_WORDS: Words = {
  'de.costs.element-period': {
    says: 'Un conto deve indicare il periodo, al massimo dodici mesi.',
    name: 'Il periodo del conto',
    ifMissing: 'Non vediamo il periodo. Un conto deve dire per quali dodici mesi vale.',
  },
  'de.costs.element-total': {
    says: "Un conto deve mostrare il costo totale dell'edificio.",
    name: "Il costo totale dell'edificio",
    ifMissing: 'Non vediamo il costo totale. Senza, non deve pagare altro. Lo chieda.',
  },
  'de.costs.element-key': {
    says: 'Un conto deve dire come si dividono i costi. Se non è stato concordato nulla, conta la superficie.',
    name: 'La chiave di riparto',
    ifMissing: 'Non vediamo la chiave di riparto. Chieda come è stata calcolata la Sua parte.',
  },
  'de.costs.element-paid': {
    says: 'Un conto deve togliere ciò che ha già pagato.',
    name: 'I Suoi anticipi',
    ifMissing: 'Non vediamo i Suoi pagamenti mensili. Vanno tolti.',
  },
  'de.costs.insight-items': {
    says: 'Il conto parla di amministrazione o riparazioni. Gli inquilini di una casa non le devono.',
    actionable: 'Scriva che non deve questa voce e chieda una nuova somma.',
  },
  'de.costs.insight-cable': {
    says: 'Dal 1° luglio 2024 il locatore non può più addebitare la TV via cavo.',
    actionable: 'Tolga la parte dei mesi da luglio 2024.',
  },
  'de.costs.insight-heating': {
    says: "Riscaldamento e acqua calda vanno contati soprattutto secondo l'uso. Altrimenti può ridurre la Sua parte del 15 %.",
    actionable:
      "Guardi se il riscaldamento è contato secondo l'uso. Se no, tolga il 15 % dalla Sua parte.",
  },
  'de.costs.insight-carbon': {
    says: 'Il locatore deve sostenere una parte del prezzo della CO2 e mostrarla. Se manca, può ridurre il riscaldamento del 3 %.',
    actionable: 'Chieda la divisione dei costi della CO2, o tolga il 3 % dal riscaldamento.',
  },
}
