/** The Italian words of the rows in ../enquiry-titles-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TITLES_AND_SUBPOENAS_IT: Words = {
  'us.named.ask-no-title': {
    says: 'Senza il titolo (title) la vendita non è finita: non può immatricolare l’auto. Scriva al venditore con una data e conservi ricevuta, messaggi e prova del pagamento. Controlli il numero (VIN). Se non arriva, chieda i soldi, lo dica alla polizia e all’ufficio veicoli, e usi le piccole cause. Un rivenditore di solito ha circa 20-30 giorni.',
  },
  'us.named.ask-subpoena': {
    says: 'Sì, ci vada: chi ignora una citazione (subpoena) valida rischia multa o arresto. Chiami l’avvocato o la cancelleria indicata: spesso il giorno si può spostare. Se chiede troppo o arriva tardi, chieda prima al giudice di annullarla (motion to quash). Non deve dire ciò che potrebbe accusarLa. Avvisi subito il capo: quasi tutti gli Stati vietano di licenziare un testimone.',
  },
  'us.named.ask-boss-overpaid': {
    dependsOn: 'il Suo Stato e quanto prendono',
    says: 'I soldi pagati per errore di solito si possono richiedere, ma con limiti. Molti Stati vogliono prima il Suo sì scritto o un avviso, e solo una parte di ogni paga. A New York serve un avviso scritto, solo otto settimane indietro, e al massimo il 12,5 % di una paga per somme grandi. Chieda i conti e offra piccole rate.',
  },
}
