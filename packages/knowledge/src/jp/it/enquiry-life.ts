/** Questions sur abonnements, cotisations, cautions, police et aide, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_IT: Words = {
  'jp.ask.subscription': {
    says: 'Salvi la schermata dell’ordine e le e-mail. Provi ora ad annullare come dice il negozio, e tenga la prova. Se l’ultima schermata L’ha ingannata, può annullare l’ordine. Chiami il 188 per aiuto gratis.',
  },
  'jp.ask.credit-stop': {
    says: 'Scriva alla ditta della carta o del credito che smette di pagare e perché (支払停止の抗弁). Vale per pagamenti a rate oltre due mesi, da 40.000 yen in tutto. Tenga la prova, e scriva anche al negozio. Chiami il 188.',
  },
  'jp.ask.free-lawyer': {
    says: 'Chiami Houterasu (法テラス). Con reddito basso e pochi risparmi ha tre colloqui gratis su una questione. Può anche prestare l’onorario in piccole rate mensili. Dopo un arresto chieda l’avvocato di turno (当番弁護士), gratis una volta.',
  },
  'jp.ask.paid-scammer': {
    says: 'Chiami ora la banca e chieda di bloccare il conto a cui ha pagato. Chiami la polizia (#9110), poi il 188. Se ha dato dati della carta, la faccia bloccare. Ciò che resta sul conto può essere diviso tra le vittime.',
  },
  'jp.ask.bankruptcy-family': {
    says: 'La famiglia non deve nulla, ma un garante deve pagare. Tiene le cose di base e contanti fino a 990.000 yen. Casa e auto cara si vendono di solito. Pochi lavori sono chiusi per alcuni mesi. Tasse e mantenimento dei figli restano.',
    dependsOn: 'che cosa possiede e chi ha firmato come garante',
  },
  'jp.ask.divorce': {
    says: 'Se siete d’accordo, presentate il foglio al comune. Se no, avvii la mediazione (調停) al tribunale della famiglia. Prima fissate per iscritto figli, mantenimento, casa e risparmi. Da aprile 2026 tutti e due potete tenere la responsabilità dei figli. Può chiedere una parte dei risparmi per cinque anni.',
  },
  'jp.ask.cancel-fee': {
    says: 'Ciò che supera la perdita media della ditta è nullo. Chieda di spiegare la somma. Chiami il 188 prima di pagare.',
    dependsOn: 'il contratto e quanto presto ha annullato',
  },
  'jp.ask.nhk': {
    says: 'Senza un tale apparecchio non serve un contratto, e può chiuderne uno. I canoni più vecchi di cinque anni possono essere troppo vecchi, ma deve dirlo prima di pagare.',
    dependsOn: 'se ha un apparecchio che può ricevere NHK',
  },
  'jp.ask.pension': {
    says: 'Chieda al comune un’esenzione o un rinvio (免除・納付猶予). Può valere per due anni e un mese indietro. Salva il diritto a una pensione di invalidità. Se ignora i solleciti, possono pignorare.',
  },
  'jp.ask.health-premium': {
    says: 'Vada in comune prima della data. Chieda la tariffa più bassa per redditi bassi o perdita del lavoro, una riduzione (減免) o rate. Porti la prova del reddito. Chieda quali cure tiene mentre è in debito.',
  },
  'jp.ask.illegal-lender': {
    says: 'Un prestito oltre il 109,5% l’anno è nullo, e prestare senza licenza è un reato. Non prenda altro in prestito. Tenga tutti i messaggi, e vada oggi dalla polizia (#9110) e da un avvocato o consulente giudiziario.',
  },
  'jp.ask.student-loan': {
    says: 'Chiami JASSO prima di altri mesi di ritardo. Chieda rate più basse (減額返還) o un rinvio (返還期限猶予) se guadagna poco, è malato o senza lavoro. Possono chiedere a un genitore o altro garante, quindi lo dica loro presto.',
  },
  'jp.ask.guarantor': {
    says: 'Un garante in solido (連帯保証人) deve come il debitore. Chieda il foglio firmato e quanto resta. Senza scritto, o senza somma massima in una garanzia aperta, è nulla. Veda un avvocato prima di pagare.',
    dependsOn: 'che cosa ha firmato',
  },
  'jp.ask.police': {
    says: 'Non deve parlare contro la Sua volontà. Se non è in arresto, può dire no o andare via. Può chiamare un avvocato quando vuole. Dopo un arresto, chieda l’avvocato di turno (当番弁護士): la prima visita è gratis. Non firmi nulla di sbagliato.',
  },
  'jp.ask.stay': {
    says: 'Faccia domanda prima dell’ultimo giorno. Allora può restare fino alla risposta, due mesi in più al massimo. Se lascia il lavoro, lo dica all’ufficio entro 14 giorni. Se rifiutano, chieda lì il motivo e veda subito un avvocato.',
  },
  'jp.ask.welfare': {
    says: 'Può chiedere l’assistenza pubblica all’ufficio sociale del comune, anche con casa, lavoro o debiti. Devono prendere il modulo e rispondere in 14 giorni, 30 al massimo. Contro un no ha tre mesi per un riesame.',
  },
}
