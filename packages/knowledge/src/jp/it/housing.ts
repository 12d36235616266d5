/** The Italian words of Japan: housing. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_IT: Words = {
  'jp.home.want': {
    says: 'Il padrone di casa Le chiede di andare via. Una lettera da sola non La obbliga a uscire.',
  },
  'jp.home.want-rent': {
    says: 'Il padrone di casa o una ditta di garanzia dell’affitto (保証会社) chiede affitto in ritardo.',
  },
  'jp.home.who': {
    says: 'È una persona o ditta privata. Solo un tribunale può ordinare l’uscita.',
  },
  'jp.home.real': {
    says: 'Può restare finché un tribunale decide e un ufficiale (執行官) esegue.',
  },
  'jp.home.not-yet': {
    says: 'Nessuno può cambiare la serratura o buttare fuori le Sue cose senza un tribunale.',
  },
  'jp.home.rights': {
    says: 'Al padrone di casa servono un buon motivo (正当事由) e sei mesi. Può rifiutare e trattare sui soldi per il trasloco.',
  },
  'jp.home.step-sign': {
    says: 'Non firmi un foglio per uscire (退去合意書). Chieda il motivo per iscritto.',
  },
  'jp.home.rights-late': {
    says: 'Per affitto in ritardo il padrone di casa deve quasi sempre prima dare un tempo giusto per pagare. Un giudice guarda poi se la fiducia è rotta, quasi sempre con circa tre mesi.',
  },
  'jp.home.step-pay-all': {
    says: 'Paghi tutto l’affitto in ritardo nel tempo dato dalla lettera e tenga la prova. Se non può, paghi una parte e chieda date per iscritto.',
  },
  'jp.home.option-pay-late': {
    title: 'Pagare in tempo l’affitto in ritardo',
    says: 'Se tutto è pagato nel tempo dato, non resta quasi mai un motivo per finire il contratto per questo.',
    cost: 'L’affitto in ritardo.',
    time: 'Nei giorni della lettera.',
    risk: 'Una parte sola forse non salva il contratto.',
    bestFor: 'Lo deve e vuole restare.',
  },
  'jp.home.step-pay': {
    says: 'Paghi ora ciò che può e offra date per il resto. I tribunali guardano arretrati di circa tre mesi.',
  },
  'jp.home.step-keep': {
    says: 'Continui a pagare l’affitto. Se il padrone di casa lo rifiuta, lo depositi all’ufficio affari legali (供託).',
  },
  'jp.home.step-help': {
    says: 'Chieda a Houterasu (法テラス), e al comune dell’aiuto per l’affitto (住居確保給付金).',
  },
  'jp.home.step-type': {
    says: 'Legga il contratto. Un contratto a termine (定期建物賃貸借) finisce alla sua data, con un avviso almeno sei mesi prima.',
  },
  'jp.home.right-reason': {
    says: 'In un contratto normale può restare se il padrone di casa non ha un buon motivo.',
  },
  'jp.home.right-six': {
    says: 'Ha diritto ad almeno sei mesi di preavviso.',
  },
  'jp.home.right-time': {
    says: 'Ha diritto a un tempo giusto per pagare prima che il contratto sia chiuso. Un mese in ritardo di solito non basta.',
  },
  'jp.home.right-lock': {
    says: 'Ha diritto alla Sua casa finché un tribunale non ha ordinato altro.',
  },
  'jp.home.option-refuse': {
    title: 'Rifiutare per iscritto',
    says: 'Dica che vuole continuare l’affitto.',
    cost: 'La posta.',
    time: 'Una lettera.',
    risk: 'Il padrone di casa può fare causa.',
    bestFor: 'Vuole restare.',
  },
  'jp.home.option-money': {
    title: 'Trattare su tempo e soldi',
    says: 'Chieda più mesi, spese di trasloco o rate.',
    cost: 'Nulla.',
    time: 'Settimane.',
    risk: 'Firmi solo ciò che può mantenere.',
    bestFor: 'Forse trasloca.',
  },
  'jp.home.option-help': {
    title: 'Chiedere a Houterasu',
    says: 'Consigli gratis con un reddito basso.',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Qualsiasi lettera per uscire.',
  },
  'jp.home.warn-court': {
    says: 'Se segue una carta del tribunale, risponda in tempo. Se non lo fa, il tribunale di solito ordina l’uscita.',
  },
  'jp.home.fixed-rights': {
    says: 'Un affitto a termine finisce alla data solo se prima ha ricevuto un foglio separato. L’avviso deve arrivare da sei a dodici mesi prima.',
  },
  'jp.home.right-fixed-late': {
    says: 'Se l’avviso è arrivato tardi, può restare sei mesi da quel giorno. In una casa sotto 200 m² può uscire con un mese di preavviso per lavoro, malattia o cura.',
  },
}
