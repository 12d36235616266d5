/** Questions about renting a home: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WORDS: Words = {
  'fr.ask-home.step-papers': {
    says: 'Cerchi il contratto e scriva i dati: vuota o arredata, inizio, fine, cauzione.',
  },
  'fr.ask-home.step-adil': {
    says: 'Chieda consiglio legale gratis all’ADIL prima di rispondere al padrone di casa.',
  },
  'fr.ask-home.step-written': {
    says: 'Scriva al padrone di casa per raccomandata e tenga una copia.',
  },
  'fr.ask-home.right-judge': {
    says: 'Solo un giudice può chiudere il diritto di restare in casa Sua.',
  },
  'fr.ask-home.right-decent': {
    says: 'Ha diritto a una casa decente e sicura.',
  },
  'fr.ask-home.right-receipt': {
    says: 'Se la chiede, ha diritto a una ricevuta gratuita dell’affitto (quittance).',
  },
  'fr.ask-home.option-adil': {
    title: 'Chiedere all’ADIL',
    says: 'Un giurista dell’ADIL Le risponde gratis.',
    cost: 'Nulla.',
    time: 'Una chiamata.',
    risk: 'Nessuno.',
    bestFor: 'Ogni domanda su un contratto d’affitto.',
  },
  'fr.ask-home.option-conciliator': {
    title: 'Chiedere a un conciliatore gratuito',
    says: 'Un conciliatore (conciliateur de justice) mette insieme Lei e il padrone di casa.',
    cost: 'Nulla.',
    time: 'Alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Vuole tenere la casa e chiudere la lite.',
  },
  'fr.ask-home.know-winter': {
    says: 'Dal 1 novembre al 31 marzo la maggior parte degli inquilini non può essere sfrattata.',
    learnMore: 'L’affitto è ancora dovuto.',
  },
  'fr.ask-home.warn-rent': {
    says: 'Continui a pagare l’affitto, anche in una lite. Smettere può costarle la casa.',
  },
  'fr.ask-home.right-no-force': {
    says: 'Un padrone di casa non può metterla fuori con la forza o cambiare la serratura. È un reato.',
  },
  'fr.ask-home.throw-out': {
    says: 'Solo un giudice può chiudere il contratto e solo un ufficiale può sfrattare. Un padrone di casa che lo fa da solo commette un reato. Chiami la polizia (17).',
  },
  'fr.ask-home.winter': {
    says: 'Dal 1 novembre al 31 marzo di solito nessun inquilino viene messo fuori. L’affitto è ancora dovuto e la causa continua.',
    dependsOn: 'se c’è una casa per Lei e come è entrato',
  },
  'fr.ask-home.rent-arrears': {
    says: 'Parli con il padrone di casa, chiami SOS loyers impayés (0 805 16 00 75) e chieda il fondo casa (FSL). Dopo un ordine formale (commandement) ha sei settimane nei contratti più nuovi.',
  },
  'fr.ask-home.notice-landlord': {
    says: 'Vuota: sei mesi prima della fine del contratto. Arredata: tre. Solo per vendere, abitarci o un motivo serio, e mai a metà contratto.',
    dependsOn: 'se la casa è arredata',
  },
  'fr.ask-home.notice-tenant': {
    says: 'Arredata: un mese. Vuota: tre mesi, o uno in una zona tesa (zone tendue), dopo perdita del lavoro, un primo lavoro, per salute o con RSA.',
    dependsOn: 'dov’è e perché va via',
  },
  'fr.ask-home.deposit': {
    says: 'Deve tornare in un mese se lo stato d’uscita corrisponde a quello d’entrata, in due se no. In ritardo: il 10 % dell’affitto in più per ogni mese iniziato.',
    dependsOn: 'lo stato d’uscita',
  },
  'fr.ask-home.rent-rise': {
    says: 'Solo una volta l’anno, solo se lo dice il contratto, e al massimo secondo l’indice (IRL). Un anno saltato non si può recuperare.',
    dependsOn: 'che cosa dice il contratto',
  },
  'fr.ask-home.repairs': {
    says: 'Scriva per raccomandata e chieda la riparazione. Non smetta di pagare l’affitto. Se non succede nulla, vada dal conciliatore o dal giudice, e lo dica al comune.',
  },
  'fr.ask-home.charges': {
    says: 'Chieda il conto annuale. Può vedere le fatture per sei mesi. Le spese si possono chiedere solo per tre anni.',
    dependsOn: 'che cosa mostrano le carte',
  },
  'fr.ask-home.landlord-enter': {
    says: 'Il padrone di casa non può entrare senza il Suo sì, neanche con una chiave. Per le visite concorda un’ora, al massimo due ore nei giorni lavorativi.',
  },
  'fr.ask-home.eviction-judged': {
    says: 'Ha due mesi dall’ordine di uscire. Chieda al giudice dell’esecuzione fino a un anno, e faccia domanda DALO.',
  },
  'fr.ask-home.guarantor': {
    says: 'Un garante paga se l’inquilino non paga. Senza una data di fine può fermarla per iscritto, ma corre fino alla fine del contratto.',
    dependsOn: 'il foglio che ha firmato',
  },
  'fr.ask-home.exit-check': {
    says: 'Confronti lo stato d’uscita con quello d’entrata. Paga i danni, non l’usura del tempo. Chieda preventivi o fatture, poi vada alla commissione di conciliazione gratuita (CDC).',
  },
  'fr.ask-home.flatmate': {
    says: 'Con una clausola di solidarietà ogni coinquilino deve tutto l’affitto. Chi va via resta legato al massimo sei mesi dopo la fine del preavviso.',
    dependsOn: 'che cosa dice il contratto',
  },
  'fr.ask-home.more-time': {
    says: 'Chieda più tempo al giudice dell’esecuzione (juge de l’exécution): da un mese a un anno. Porti le prove dei Suoi redditi e della ricerca di una casa. Faccia anche domanda DALO.',
  },
  'fr.ask-home.neighbour-noise': {
    says: 'Il rumore notturno può essere multato, di giorno anche se dura, si ripete o è forte. Parli o scriva, annoti le date, chiami la polizia. Un conciliatore gratuito o un giudice può fermarlo.',
  },
  'fr.ask-home.neighbour-trees': {
    says: 'Può obbligare il vicino a tagliare i rami che sporgono. Le radici può tagliarle Lei sul confine. Un albero oltre due metri deve stare a due metri, una siepe a mezzo metro, salvo usi locali. Provi prima un conciliatore gratuito.',
  },
  'fr.ask-home.rent-receipt': {
    says: 'La chieda per iscritto. Il locatore deve dare una quietanza per ogni affitto pagato per intero, senza spese. Per un pagamento parziale dà una ricevuta. Se rifiuta, vada dalla commissione di conciliazione gratuita (CDC).',
  },
  'fr.ask-home.dalo': {
    says: 'Chieda prima un alloggio sociale e conservi il numero. È senza casa, presto sfrattato, in un alloggio indegno o aspetta da troppo? Invii gratis il modulo DALO alla commissione presso la prefettura. Se dice sì e in tre o sei mesi non arriva nulla, vada al tribunale amministrativo.',
  },
}
