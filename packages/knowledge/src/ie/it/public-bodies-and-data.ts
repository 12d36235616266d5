/** Italian: copies of data, injury claims, instalment orders, broadband, assessments of need, bullying at work, and couples who did not marry. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_AND_DATA_IT: Words = {
  'ie.data-copy.right': {
    says: 'Può avere gratis una copia dei Suoi dati entro un mese. In un caso difficile hanno due mesi in più. Possono controllare chi è, senza chiedere troppo.',
  },
  'ie.data-copy.wants': { says: 'Rispondono alla Sua richiesta di una copia dei Suoi dati.' },
  'ie.data-copy.step': {
    says: 'Risponda: su quale regola si basano? Chieda tutto ciò che non riguarda altri. Poi si lamenti gratis con la Data Protection Commission.',
  },
  'ie.board.wants': {
    says: 'Qualcuno dice che Lei ha colpa di una lesione. Il Board chiede se può valutare la richiesta.',
  },
  'ie.board.right-choice': {
    says: 'Ha 90 giorni per accettare la valutazione o no. Accettare non è ammettere colpa. Il silenzio vale sì.',
  },
  'ie.board.step': {
    says: 'Mandi oggi la lettera alla Sua assicurazione e non ammetta nulla. Scriva cosa è successo, con nomi e foto.',
  },
  'ie.instalment.right-change': {
    says: "Se non riesce a pagare, chieda al District Court di cambiare l'ordine di rate (instalment order). La prigione è solo per chi può pagare e rifiuta, dopo un'udienza con aiuto legale.",
  },
  'ie.broadband.right-leave': {
    says: 'Un contratto può legarLa 24 mesi al massimo. Può uscire senza costi se il servizio resta molto sotto la promessa, o se cambiano le condizioni.',
  },
  'ie.broadband.right-service': {
    says: 'Il servizio deve essere curato e come concordato. Se no, può chiedere che lo sistemino, o denaro.',
  },
  'ie.need.wants': {
    says: 'La lettera riguarda la valutazione di ciò che serve a Lei o a Suo figlio per una disabilità.',
  },
  'ie.need.right-time': {
    says: 'La valutazione deve iniziare entro tre mesi dalla domanda e finire entro altri tre. Se no, può fare reclamo.',
  },
  'ie.need.step': {
    says: "Mandi ora un reclamo all'ufficio della HSE (complaints officer). Poi può fare ricorso, e il Circuit Court può far rispettare la decisione.",
  },
  'ie.bully.right': {
    says: 'Il datore deve proteggerLa dalle vessazioni ed esaminare un reclamo. Non possono punirLa per questo. Si lamenti per iscritto prima di andarsene.',
  },
  'ie.couple.right-share': {
    says: "Dopo cinque anni insieme, o due con un figlio, può chiedere al giudice una parte o un sostegno. Dopo una morte, entro sei mesi dall'atto di successione.",
  },
  'ie.couple.answer': {
    says: "Senza testamento, un partner non sposato non eredita nulla da sé. Dopo cinque anni insieme, o due con un figlio, può chiedere una parte al giudice. Entro sei mesi dall'atto di successione.",
  },
  'ie.work.right-short-service': {
    says: 'Con meno di un anno nel posto può portare una lite alla Workplace Relations Commission. Il suo parere non vincola il datore. Un licenziamento per gravidanza, discriminazione o segnalazione è vietato dal primo giorno.',
  },
}
