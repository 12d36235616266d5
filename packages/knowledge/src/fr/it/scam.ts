/** Messages of scammers: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_WORDS: Words = {
  'fr.other.scam-want': {
    says: 'Questo messaggio sembra una truffa. Vuole i Suoi soldi o i Suoi dati.',
  },
  'fr.other.scam-who': {
    says: 'I truffatori usano spesso i nomi di banche, CAF, ANTAI, fisco o ditte di pacchi.',
  },
  'fr.other.scam-reality': {
    says: 'Nessun ente pubblico chiede un numero di carta o un pagamento per SMS. Nessuna banca chiede di confermare al telefono un bonifico o un codice.',
  },
  'fr.other.scam-rights': {
    says: 'Non deve nulla. Se hanno preso soldi senza il Suo consenso, la banca deve di solito rimborsarli subito.',
  },
  'fr.other.scam-step-stop': {
    says: 'Non risponda, non clicchi, non chiami e non paghi. Conservi il messaggio come prova.',
  },
  'fr.other.scam-step-bank': {
    says: 'Ha pagato o dato dati? Chiami subito la banca e blocchi la carta.',
  },
  'fr.other.scam-step-report': {
    says: 'Si faccia aiutare su 17Cyber. Mandi i falsi SMS al 33700. Per frodi con la carta usi Perceval su service-public.',
  },
  'fr.other.scam-step-check': {
    says: 'Non è sicuro? Scriva Lei il vero sito, o chiami il numero di una vecchia bolletta.',
  },
  'fr.other.scam-step-complain': {
    says: 'Se ha perso soldi, denunci alla polizia o gendarmeria, o online con THESEE per truffe sul web.',
  },
  'fr.other.scam-right-refund': {
    says: 'La banca deve rimborsare un pagamento che non ha permesso, salvo che provi una frode o grave imprudenza Sua. Glielo dica entro 13 mesi.',
  },
  'fr.other.scam-right-complain': {
    says: 'Ha diritto di denunciare. La polizia deve accettarlo.',
  },
  'fr.other.scam-option-ignore': {
    title: 'Non rispondere, e segnalarlo',
    says: 'Lo conservi come prova, lo segnali, poi lo cancelli.',
    cost: 'Nulla.',
    time: 'Cinque minuti.',
    risk: 'Nessuno.',
    bestFor: 'Non ha dato nulla.',
  },
  'fr.other.scam-option-bank': {
    title: 'Chiamare la banca e 17Cyber',
    says: 'Blocchi carte e pagamenti, poi chieda il rimborso per iscritto.',
    cost: 'Nulla.',
    time: 'Subito.',
    risk: 'Nessuno.',
    bestFor: 'Ha pagato o dato dati.',
  },
  'fr.other.scam-right-fps': {
    says: 'Una vera tariffa di sosta (FPS) è lasciata sull’auto o arriva per posta, con tre mesi per pagare. La controlli su un sito che apre da sé: stationnement.gouv.fr.',
  },
  'fr.other.scam-right-blackmail': {
    says: 'Chiedere denaro con la minaccia di mostrare qualcosa su di Lei è un reato (chantage). Non paghi e non risponda. Conservi i messaggi e lo denunci.',
  },
  'fr.other.scam-right-fine': {
    says: 'Una vera multa stradale lascia 45 giorni per pagare o contestare prima di aumentare. Apra Lei antai.gouv.fr e la controlli lì.',
  },
}
