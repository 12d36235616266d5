/** Un invito a un colloquio su un reato: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_INTERVIEW_IT: Words = {
  'gb.interview.no-charge': {
    says: 'È un invito, non un’accusa. Molti casi così finiscono senza tribunale.',
  },
  'gb.interview.step-solicitor': {
    says: 'Chiami prima un avvocato penale (solicitor) e gli chieda di venire. Con la polizia è gratis per tutti.',
  },
  'gb.interview.step-quiet': {
    says: 'Fino ad allora non dica e non scriva nulla sui fatti, neanche al telefono o online. Non contatti chi ha denunciato.',
  },
  'gb.interview.step-keep': {
    says: 'Tenga messaggi, foto, ricevute e nomi di testimoni. Se il giorno non va, ne chieda un altro per iscritto.',
  },
  'gb.interview.right-leave': {
    says: 'Viene di Sua volontà e può andare via quando vuole, salvo arresto. Può fermarsi per parlare con un avvocato.',
  },
  'gb.interview.right-silence': {
    says: 'Non deve rispondere. Ma un giudice può chiedere poi perché non ha detto una cosa utile. L’avvocato Le dice cosa è meglio.',
  },
  'gb.interview.right-told': {
    says: 'Prima delle domande devono dirLe di quale reato si tratta e i Suoi diritti (caution). È registrato.',
  },
  'gb.interview.right-adult': {
    says: 'Sotto i 18 anni, o con malattia o disabilità, ha un adulto accanto (appropriate adult). L’interprete è gratis.',
  },
  'gb.interview.warning': {
    says: 'Non manchi senza avvisare: la polizia può arrestarLa. Non vada senza consiglio legale, anche se non ha fatto nulla.',
  },
  'gb.interview.option-with': {
    says: 'L’avvocato apprende di cosa si tratta e decide con Lei se rispondere.',
    title: 'Andare con un avvocato',
    cost: 'Niente.',
    time: 'Un’ora o due quel giorno.',
    risk: 'Ciò che dice è registrato e può essere usato.',
    bestFor: 'Tutti, colpevoli o no.',
  },
  'gb.interview.option-day': {
    says: 'Scriva ora all’agente, dia il motivo e dica che vuole un avvocato.',
    title: 'Chiedere un altro giorno',
    cost: 'Niente.',
    time: 'Un messaggio.',
    risk: 'Troppo ritardo può sembrare un rifiuto.',
    bestFor: 'Malattia, lavoro o ancora senza avvocato.',
  },
  'gb.interview.office-right-solicitor': {
    says: 'Può portare un avvocato, e può andare via. L’aiuto legale (legal aid) può dipendere dal reddito: chieda prima.',
  },
  'gb.interview.office-step': {
    says: 'Chiami prima un avvocato o un Law Centre. Chieda per iscritto all’ufficio di cosa si tratta e quali carte ha.',
  },
  'gb.interview.office-insight': {
    says: 'Il sussidio si decide a parte da questo colloquio.',
    actionable: 'Se arriva una decisione di stop o eccesso, la contesti entro un mese.',
  },
  'gb.interview.scotland-right': {
    says: 'Può parlare prima con un avvocato (solicitor) e averlo con Sé. Può tacere, e nessun giudice può usarlo contro di Lei.',
  },
  'gb.interview.scotland-step': {
    says: 'Chiami prima un avvocato penale. Fino ad allora non dica nulla sui fatti.',
  },
  'gb.interview.ni-right': {
    says: 'Può andare via salvo arresto, e avere un avvocato (solicitor). Non deve rispondere, ma il silenzio può contare in tribunale.',
  },
  'gb.interview.ni-step': {
    says: 'Chiami prima un avvocato penale e gli chieda di venire. Fino ad allora non dica nulla sui fatti.',
  },
}
