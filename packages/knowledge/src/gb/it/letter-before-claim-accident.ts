/** Avviso prima della causa dopo un incidente: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ACCIDENT_IT: Words = {
  'gb.lbc.accident-want': {
    says: 'Dicono che un incidente è stato colpa Sua. Vogliono che Lei o la Sua assicurazione paghi il danno.',
  },
  'gb.lbc.accident-rights': {
    says: 'Può lasciar rispondere la Sua assicurazione auto. Non è obbligato ad accettare che la colpa era Sua.',
  },
  'gb.lbc.accident-reality': {
    says: 'È una richiesta di danni, non un debito. Nessun tribunale ha deciso di chi è la colpa. Se era assicurato, se ne occupa l’assicurazione.',
  },
  'gb.lbc.accident-cannot': {
    says: 'Nessun ufficiale giudiziario (bailiff) può venire per questa lettera. Prima devono iniziare una causa e vincerla.',
  },
  'gb.lbc.accident-step-insurer': {
    says: 'Mandi oggi questa lettera alla Sua assicurazione auto, e la chiami. Quasi tutte le polizze lo chiedono. Non risponda prima che Le dicano come.',
  },
  'gb.lbc.accident-step-no-blame': {
    says: 'Non ammetta la colpa e non offra soldi. Può danneggiare il Suo caso e la Sua copertura.',
  },
  'gb.lbc.accident-step-record': {
    says: 'Scriva che cosa è successo. Conservi foto, video della telecamera dell’auto e i nomi di chi ha visto.',
  },
  'gb.lbc.accident-step-uninsured': {
    says: 'Se non aveva un’assicurazione, chieda un consiglio legale questa settimana. Risponda in tempo che ha la lettera e sta chiedendo consiglio.',
  },
  'gb.lbc.accident-step-proof': {
    says: 'Lei o l’assicurazione può chiedere la perizia, le foto, il conto della riparazione e quello del noleggio.',
  },
  'gb.lbc.accident-right-time': {
    says: 'Ha un tempo giusto per rispondere. Le regole del tribunale dicono 14 giorni in un caso semplice, e fino a tre mesi in uno molto difficile.',
  },
  'gb.lbc.accident-right-proof': {
    says: 'Devono provare che la colpa era Sua e che ogni somma è giusta. Può dire che in parte era colpa loro.',
  },
  'gb.lbc.accident-option-insurer': {
    title: 'Passarla alla Sua assicurazione',
    says: 'L’assicurazione può controllare la richiesta, rispondere e, se è giusta, pagare.',
    cost: 'Forse la Sua franchigia (excess) o lo sconto per chi non ha incidenti (no-claims discount).',
    time: 'Una telefonata oggi.',
    risk: 'Nessuno, se lo fa subito. Un lungo ritardo può danneggiare la copertura.',
    bestFor: 'Quel giorno aveva un’assicurazione auto.',
  },
  'gb.lbc.accident-option-advice': {
    title: 'Chiedere un consiglio legale gratuito',
    says: 'Non aveva un’assicurazione, o l’assicurazione dice no? Citizens Advice o un centro legale (law centre) può aiutarla a rispondere.',
    cost: 'Nulla.',
    time: 'Circa un’ora.',
    risk: 'Non lasci passare la data per rispondere mentre aspetta.',
    bestFor: 'Quel giorno non aveva un’assicurazione.',
  },
  'gb.lbc.accident-warn': {
    says: 'Se nessuno risponde, possono iniziare una causa contro di Lei. Mandi ogni atto del tribunale all’assicurazione lo stesso giorno.',
  },
}
