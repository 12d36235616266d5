/** The Italian words of the Netherlands: dismissal. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_IT: Words = {
  'nl.job.want': {
    says: 'Il datore di lavoro vuole chiudere il Suo rapporto.',
  },
  'nl.job.who': {
    says: 'Nella maggior parte dei casi al datore serve il Suo sì, il permesso di UWV o una decisione del giudice.',
  },
  'nl.job.real': {
    says: 'Oggi non deve firmare nulla.',
  },
  'nl.job.not-yet': {
    says: 'Una lettera da sola di solito non può chiudere il lavoro. Serve UWV, un giudice o il Suo sì.',
  },
  'nl.job.rights': {
    says: 'Ha di solito diritto a preavviso, indennità di fine lavoro (transitievergoeding) e controllo del giudice.',
  },
  'nl.job.deadline-two': {
    says: 'Ha due mesi dalla fine del lavoro per chiedere al giudice di annullare. Per prudenza, conti dalla lettera.',
    action: 'Chiedere al giudice locale (kantonrechter) di annullare il licenziamento',
    consequence: 'Dopo un giudice non può più annullarlo.',
  },
  'nl.job.deadline-three': {
    says: 'Ha tre mesi dalla fine del lavoro per chiedere l’indennità di fine lavoro (transitievergoeding). Per prudenza, conti dalla lettera.',
    action: 'Chiedere l’indennità al giudice',
    consequence: 'Dopo, il diritto finisce.',
  },
  'nl.job.deadline-think': {
    says: 'Può annullare un accordo firmato per 14 giorni, per iscritto, senza motivo. Sono tre settimane se l’accordo non lo diceva. Per prudenza, conti dalla lettera.',
    action: 'Annullare l’accordo per iscritto',
    consequence: 'L’accordo resta.',
  },
  'nl.job.step-not-sign': {
    says: 'Non firmi nulla. Scriva che non è d’accordo e che è pronto a lavorare.',
  },
  'nl.job.step-help': {
    says: 'Chieda questa settimana al sindacato, a un avvocato o allo sportello legale (Juridisch Loket). Il tempo per andare dal giudice è breve.',
  },
  'nl.job.step-ww': {
    says: 'Chieda il sussidio di disoccupazione (WW) a UWV al più tardi entro una settimana dall’ultimo giorno di lavoro.',
  },
  'nl.job.step-check': {
    says: 'Controlli il preavviso: un mese fino a cinque anni di lavoro, poi due, tre e quattro mesi.',
  },
  'nl.job.step-reason': {
    says: 'Scriva subito che contesta il licenziamento in tronco. Chieda il motivo per iscritto.',
  },
  'nl.job.right-on-the-spot': {
    says: 'Un licenziamento in tronco (ontslag op staande voet) richiede un motivo urgente. Il datore deve agire senza ritardo e dire subito il motivo. Se manca una di queste cose, il giudice può annullarlo.',
  },
  'nl.job.right-reason': {
    says: 'Un licenziamento richiede un motivo di legge. Prima il datore deve cercarle un altro lavoro.',
  },
  'nl.job.right-transition': {
    says: 'Ha di solito diritto a un terzo di un mese di paga per ogni anno di lavoro.',
  },
  'nl.job.right-think': {
    says: 'Ha 14 giorni per annullare un accordo che ha firmato. Sono tre settimane se la carta non lo diceva.',
  },
  'nl.job.right-agency-bed': {
    says: 'Un’agenzia che Le affitta un letto deve lasciarLa restare quattro settimane dopo la fine del lavoro, allo stesso prezzo. Se è malato o senza soldi, deve tenerne conto.',
  },
  'nl.job.right-agency-clause': {
    says: 'Il lavoro in agenzia può finire quando il cliente smette, ma solo se il contratto lo dice per iscritto (uitzendbeding). Altrimenti valgono le regole normali.',
  },
  'nl.job.right-notice': {
    says: 'Ha diritto a un preavviso da uno a quattro mesi, secondo gli anni di lavoro.',
  },
  'nl.job.option-court': {
    title: 'Chiedere al giudice di annullarlo',
    says: 'Un avvocato o un sindacato manda la richiesta.',
    cost: 'Tassa di tribunale; l’aiuto legale è possibile.',
    time: 'Due mesi dalla fine del lavoro.',
    risk: 'Spese se perde.',
    bestFor: 'Il motivo è sbagliato o mancava il permesso.',
  },
  'nl.job.option-deal': {
    title: 'Chiedere condizioni migliori',
    says: 'Faccia controllare l’accordo e chieda di più.',
    cost: 'Spesso il datore paga il consiglio.',
    time: 'Una o due settimane.',
    risk: 'Un testo cattivo può costarle il sussidio.',
    bestFor: 'Non vuole tornare.',
  },
  'nl.job.option-help': {
    title: 'Avere un consiglio gratis',
    says: 'Lo sportello legale (Juridisch Loket) o il sindacato controlla la lettera.',
    cost: 'Nulla o la Sua quota.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque sia licenziato.',
  },
  'nl.job.warn-resign': {
    says: 'Non si dimetta Lei. Può perdere il sussidio.',
  },
}
