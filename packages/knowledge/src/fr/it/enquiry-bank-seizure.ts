/** Questions about a seized bank account: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_IT: Words = {
  'fr.ask-debt.bank-empty': {
    says: 'Una somma pari al RSA di una persona (circa 650 €) deve restare senza chiederla. Se RSA, assegni familiari o aiuti casa sono di più, resta la somma più alta: mostri subito le prove alla banca. Se pignora il fisco (SATD), la banca può prendere al massimo il 10 % del debito, e non oltre 100 €. Ha due mesi per contestare; un mese se pignora un ufficiale.',
  },
}
