/** The free first reminder, and what a collector may add to a debt: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_IT: Words = {
  'be.debt.know-caps': {
    says: 'Le somme in più hanno un tetto: 20 € fino a 150 € di debito. Fino a 500 €: 30 € più il 10 % della parte sopra 150 €. Oltre: 65 € più il 5 %, al massimo 2.000 €.',
    learnMore:
      'I tetti valgono solo per debiti di una persona privata verso una ditta, e solo se il contratto ha questa clausola.',
  },
  'be.debt.deadline-fourteen': {
    says: 'Ha almeno 14 giorni di calendario dopo il primo sollecito prima che si aggiungano spese. Per posta si conta dal terzo giorno lavorativo.',
    action: 'Pagare, contestare o chiedere un piano',
    consequence: 'Dopo possono aggiungere spese con un tetto e interessi.',
  },
  'be.debt.step-costs': {
    says: 'Confronti le spese aggiunte con i tetti di legge. Paghi solo ciò che la legge permette.',
  },
  'be.debt.right-free-reminder': {
    says: 'Ha diritto a un primo sollecito senza spese e poi a 14 giorni.',
  },
  'be.debt.right-caps': {
    says: 'Ha diritto a spese con un tetto. Una somma più alta non vale.',
  },
  'be.debt.right-interest-cap': {
    says: 'Anche l’interesse di mora ha un tetto: il tasso di riferimento più otto punti l’anno. Senza clausola nel contratto si deve solo il tasso legale.',
  },
  'be.debt.charge-first': {
    name: 'Spese del primo sollecito',
    says: 'Il primo sollecito è gratis.',
  },
  'be.debt.element-sum': {
    name: 'La somma dovuta',
    says: 'Il sollecito deve dire la somma ancora dovuta e le spese che verranno.',
    ifMissing: 'Non vediamo una somma chiara. La chieda per iscritto.',
  },
  'be.debt.charge-small': {
    name: 'La somma fissa per il ritardo',
    says: 'Per un debito fino a 150 € la somma fissa è al massimo di 20 €.',
  },
  'be.debt.charge-middle': {
    name: 'La somma fissa per il ritardo',
    says: 'Per un debito da 150 € a 500 € la somma fissa è di 30 € più il 10 % della parte sopra 150 €, quindi al massimo 65 €.',
  },
  'be.debt.right-instalments': {
    says: 'Per le bollette di ogni mese tre solleciti all’anno sono gratis. I successivi costano al massimo 7,50 € e la posta.',
  },
}
