/** Questions about contracts that run on: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'de.ask-buy.gym': {
    says: 'Contratti da marzo 2022: al massimo due anni, poi un mese di preavviso in ogni momento. Una malattia lunga può chiudere subito un contratto di palestra.',
    dependsOn: 'quando ha firmato e che cosa dice il contratto',
  },
  'de.ask-buy.phone-contract': {
    says: 'Fatto su internet, al telefono o alla porta? Ha 14 giorni per recedere senza motivo; basta spedirlo in tempo. Altrimenti al massimo due anni, poi un mese di preavviso. Un contratto per telefono vale solo dopo che ha approvato il riassunto scritto. Con un aumento di prezzo può uscire.',
    dependsOn: 'come è nato e da quanto dura',
  },
  'de.ask-buy.price-rise': {
    says: "Il fornitore deve dirlo prima dell'aumento, un mese prima per le famiglie. Allora può uscire senza preavviso nel giorno in cui inizia.",
    dependsOn: "se il fornitore L'ha avvisata in tempo",
  },
  'de.ask-buy.gym-ill': {
    says: 'Se non può allenarsi per molto tempo, può chiudere subito il contratto. Lo scriva e alleghi un certificato medico che lo dice. All’inizio non deve nominare la malattia. Solo in tribunale deve provarla. Per una malattia breve è più usuale una pausa.',
  },
  'de.ask-buy.bank-ends-account': {
    says: 'Di solito può senza motivo, ma con due mesi di preavviso. Una cassa pubblica (Sparkasse) deve avere un motivo giusto. Lei ha diritto a un conto base (Basiskonto) in ogni banca, anche con debiti. Lo chieda ora e comunichi il nuovo numero.',
  },
  'de.ask-buy.slow-internet': {
    says: 'Se è spesso molto più lento del pattuito, può pagare meno o disdire. Lo provi con la misura della Bundesnetzagentur (breitbandmessung.de). Segnali subito un guasto. Dopo due giorni può chiedere denaro per ogni giorno.',
  },
  'de.ask-buy.phone-cut': {
    says: 'La linea può essere bloccata solo se deve almeno 100 € e l’avviso scritto è arrivato due settimane prima. Le somme contestate con motivi non contano. Paghi il resto e chieda aiuto alla Bundesnetzagentur.',
  },
  'de.ask-buy.bank-fees': {
    says: 'Il Suo silenzio non è un sì a spese più alte. Senza il Suo sì la banca deve rendere il di più, anche per anni passati entro il termine. Le scriva e poi vada al suo mediatore. Può chiudere il conto con due mesi di preavviso.',
  },
}
