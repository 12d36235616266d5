/** Fraud by letter, phone and message: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'de.consumer.scam-want': { says: 'Sembra una truffa. Vogliono i Suoi soldi o i Suoi dati.' },
  'de.consumer.scam-who': {
    says: 'I truffatori usano nomi di tribunali, polizia, banche, corrieri e società di incasso. I veri uffici non chiedono mai PIN, carte regalo o criptovalute.',
  },
  'de.consumer.scam-reality': {
    says: 'Lei non deve questo denaro. Se non risponde, non succede nulla.',
  },
  'de.consumer.scam-not-yet': {
    says: 'Non possono mandare un ufficiale giudiziario, bloccare il Suo conto o arrestarLa.',
  },
  'de.consumer.scam-step-stop': {
    says: 'Non paghi, non clicchi, non richiami e non dia dati. Tenga la lettera come prova.',
  },
  'de.consumer.scam-step-check': {
    says: 'Non è sicuro? Cerchi la società nel registro (Rechtsdienstleistungsregister) e usi un numero di telefono trovato da Lei.',
  },
  'de.consumer.scam-step-own-way': {
    says: 'Dubbi? Apra Lei l’app o il sito vero, o chiami un numero che conosce. Un familiare con numero nuovo: chiami il vecchio.',
  },
  'de.consumer.scam-step-bank': {
    says: 'Ha pagato o dato i dati? Chiami subito la banca, o il 116 116 per bloccare carte e conto online.',
  },
  'de.consumer.scam-step-police': {
    says: 'Lo segnali alla polizia, online (Onlinewache) o in un commissariato. È gratis.',
  },
  'de.consumer.scam-right-bank': {
    says: 'La banca deve restituire ciò che Lei non ha autorizzato, entro la fine del giorno lavorativo seguente. Può aspettare solo se segnala un sospetto.',
  },
  'de.consumer.scam-right-gross': {
    says: 'La perdita resta a Lei solo per grave negligenza, per esempio se ha dato PIN o TAN. La banca deve provarlo.',
  },
  'de.consumer.scam-right-debit': {
    says: "Un addebito diretto si può far stornare dalla banca entro otto settimane, senza motivo. Se non l'ha mai permesso, entro 13 mesi.",
  },
  'de.consumer.scam-option-ignore': {
    title: 'Non rispondere e tenerla come prova',
    says: 'Non reagisca. Blocchi il mittente.',
    cost: 'Nulla.',
    time: 'Nessuno.',
    risk: 'La vera posta del tribunale, in busta gialla, non va mai ignorata.',
    bestFor: 'La lettera è falsa.',
  },
  'de.consumer.scam-option-report': {
    title: 'Segnalarla alla polizia',
    says: 'Faccia una segnalazione online e informi la Verbraucherzentrale.',
    cost: 'Gratis.',
    time: '15 minuti online.',
    risk: 'Nessuno.',
    bestFor: 'Tutti, soprattutto se mancano soldi.',
  },
  'de.consumer.scam-warn-again': {
    says: 'Chi offre di recuperare i Suoi soldi a pagamento è spesso la stessa banda.',
  },
  'de.consumer.scam-insight-iban': {
    says: 'Denaro su un conto estero, in criptovalute o con buoni è un forte segno di truffa.',
    actionable: 'Cerchi la società nel registro prima di fare qualunque cosa.',
  },
  'de.consumer.scam-right-two-proofs': {
    says: 'Se la banca non ha chiesto due prove che era Lei (starke Kundenauthentifizierung), la perdita non è Sua, salvo che volesse truffare.',
  },
}
