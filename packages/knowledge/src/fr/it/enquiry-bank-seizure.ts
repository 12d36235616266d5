/** Questions about a seized bank account: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_IT: Words = {
  'fr.ask-debt.bank-empty': {
    says: 'Una somma pari al RSA di una persona (circa 650 €) deve restare senza chiederla. Se RSA, assegni familiari o aiuti casa sono di più, resta la somma più alta: mostri subito le prove alla banca. Se pignora il fisco (SATD), la banca può prendere al massimo il 10 % del debito, e non oltre 100 €. Ha due mesi per contestare; un mese se pignora un ufficiale.',
  },
  'fr.ask-debt.bank-seized-for-ex': {
    says: 'Un titolo solo contro il suo ex non dà diritto sul suo conto. Chieda per iscritto all’ufficiale quel titolo e il giorno della notifica. Ha firmato anche lei, o era per la casa durante il matrimonio? Allora può dovere. Il pignoramento deve esserle notificato entro otto giorni, altrimenti cade. Da allora ha un mese per il giudice dell’esecuzione; avvisi l’ufficiale con raccomandata quel giorno o il successivo. Una somma pari all’RSA resta senza chiederla. Mostri alla banca la prova degli assegni familiari.',
  },
  'fr.ask-debt.rsa-seized': {
    says: 'L’RSA non può essere pignorato, qualunque sia il debito. Solo la CAF o la MSA può riprendere, poco a poco, l’RSA versato per errore. Se il conto è bloccato, mostri alla banca la prova che quel denaro è RSA e lo chieda subito. Una somma pari all’RSA di una persona resta libera senza chiederla.',
  },
}
