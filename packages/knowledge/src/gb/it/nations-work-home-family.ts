/** Italian: northern Ireland: dismissal, benefits and deposits. Wales: fit homes. Scotland and Northern Ireland: seeing a child. */
import type { Words } from '@plainletter/contracts/rule'

export const NATIONS_WORK_HOME_FAMILY_IT: Words = {
  'gb.ni-job.right-unfair': {
    says: 'Dopo un anno nel posto, il datore deve avere un motivo giusto e agire bene. Ha tre mesi meno un giorno per agire, e prima deve chiamare la Labour Relations Agency.',
  },
  'gb.ni-job.right-steps': {
    says: 'Il datore deve prima scriverLe, poi incontrarLa, poi permettere un ricorso. Se manca un passo, il licenziamento è quasi sempre ingiusto.',
  },
  'gb.ni-job.right-notice': {
    says: 'Ha diritto a una settimana di preavviso per anno intero, da una settimana a 12. Dopo un anno può chiedere i motivi per iscritto.',
  },
  'gb.ni-job.right-equal': {
    says: 'Non possono licenziarLa per religione, politica, sesso, razza, disabilità, età o gravidanza. Vale dal primo giorno.',
  },
  'gb.ni-job.right-redundancy': {
    says: "Dopo due anni ha un'indennità secondo età, anni e paga. La chieda per iscritto entro sei mesi se non arriva.",
  },
  'gb.ni-job.step': {
    says: 'Faccia ricorso scritto entro il giorno della lettera, o un giudice può ridurre la somma. Tenga contratto, buste paga e lettere.',
  },
  'gb.ni-benefit.wants': {
    says: 'Il Department for Communities dice di averLa pagata troppo, e rivuole il denaro.',
  },
  'gb.ni-benefit.right-less': {
    says: "Universal Credit può essere ripreso anche se l'errore era loro. Può chiedere somme più piccole, o che rinuncino se ne soffrirebbe. Per i sussidi più vecchi serve una Sua colpa.",
  },
  'gb.ni-benefit.step': {
    says: 'Chieda come è calcolata ogni somma. Se è sbagliata, chieda entro un mese un nuovo esame. Mandi una lista delle spese e di quanto può pagare.',
  },
  'gb.ni-deposit.right': {
    says: "Il padrone di casa deve mettere la cauzione in un ente (scheme) entro 28 giorni e dirglielo entro 35. Se no, lo dica al comune, che può multarlo. L'ente risolve le liti gratis.",
  },
  'gb.wales-home.right-fit': {
    says: "Una casa in Galles deve essere abitabile, con allarmi antifumo e impianto controllato negli ultimi cinque anni. Segnali i guasti per iscritto, anche al comune, e continui a pagare l'affitto.",
  },
  'gb.children.scotland-father': {
    says: 'Un padre su un atto di nascita fatto dal 4 maggio 2006 ha i diritti di genitore, sposato o no. Gli altri padri possono chiederli allo sheriff.',
  },
  'gb.children.answer-scotland': {
    says: 'Provi un accordo, con un mediatore. Se non riesce, chieda le visite allo Sheriff Court. Il bene del bambino viene prima, e il mantenimento non lo decide.',
  },
  'gb.children.answer-ni': {
    says: 'Provi un accordo, con un mediatore. Se non riesce, chieda le visite al giudice della famiglia. Il bene del bambino viene prima.',
  },
}
