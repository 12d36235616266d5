/** The Italian words of the rows in ../energy-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_IT: Words = {
  'de.energy-bill.right-due': {
    says: 'Una bolletta scade al più presto due settimane dopo l’arrivo. Deve arrivare entro sei settimane dal periodo. Un credito va tolto dalla rata successiva o pagato in due settimane.',
  },
  'de.energy-bill.right-clear': {
    says: 'La bolletta deve mostrare le due letture, il modo e il consumo dell’anno prima. Devono spiegarla gratis.',
  },
  'de.energy-bill.right-instalment': {
    says: 'La rata (Abschlag) segue l’ultimo consumo. Se mostra che consuma meno, devono tenerne conto. Quanto pagato in più torna.',
  },
  'de.energy-bill.right-hold-back': {
    says: 'Nella fornitura di base può trattenere i soldi per un errore chiaro. O se il consumo è più che raddoppiato e chiede il controllo del contatore.',
  },
  'de.energy-bill.right-correction': {
    says: 'Una bolletta sbagliata va corretta in entrambi i sensi. Si torna all’ultima lettura, al massimo tre anni.',
  },
  'de.energy-bill.step-reading': {
    says: 'Confronti le letture con il contatore e con l’anno prima. Si faccia spiegare ogni voce non chiara.',
  },
  'de.energy-bill.right-reminder': {
    says: 'Un sollecito non può costare più di quanto costa davvero, di solito pochi euro. Chieda come l’hanno calcolato.',
  },
}
