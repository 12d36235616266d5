/** The seizure of a bank account (saisie-attribution): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_SEIZURE_WORDS: Words = {
  'fr.officer.want-bank': {
    says: 'I soldi sul Suo conto sono stati bloccati per un creditore (saisie-attribution).',
  },
  'fr.officer.not-yet-bank': {
    says: 'La banca non paga il creditore prima che finisca il mese per contestare, salvo che Lei sia d’accordo.',
  },
  'fr.officer.deadline-bank': {
    says: 'Ha un mese dall’avviso (dénonciation) per contestare il blocco del conto davanti al giudice dell’esecuzione.',
    action: 'Contestare il blocco del conto',
    consequence: 'Dopo la banca paga il creditore.',
  },
  'fr.officer.step-bank': {
    says: 'Dica alla banca se sono arrivati sussidi o paga. Mostri la prova, e chieda di liberare quei soldi.',
  },
  'fr.officer.right-floor': {
    says: 'Una somma base deve restare sul conto, circa 650 €. La banca lo fa da sola.',
  },
  'fr.officer.warn-block': {
    says: 'I conti possono essere bloccati per 15 giorni lavorativi. Chieda alla banca come pagare intanto cibo e affitto.',
  },
}
