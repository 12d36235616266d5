/** What can still be done about taxes, benefits and a dismissal when the day is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_AND_WORK_IT: Words = {
  'nl.late.decision-reality': {
    says: 'Dalla lettera, il termine per reclamare o pagare sembra passato. Un reclamo tardivo può contare, e chi deve denaro può ancora chiedere le rate.',
  },
  'nl.late.decision-step': {
    says: 'Chiami oggi l’ufficio, anche se il giorno è passato. Chieda cosa segue. Se deve denaro, chieda un piano adatto al Suo reddito.',
  },
  'nl.late.decision-object': {
    says: 'Non è d’accordo? Reclami oggi lo stesso. Scriva perché è tardi: malattia, grave difficoltà, nessuna lettera. Aggiunga le prove che ha.',
  },
  'nl.late.decision-rights': {
    says: 'Un reclamo tardivo conta se il ritardo non è colpa Sua. L’ufficio deve guardare il Suo caso. Può vedere il fascicolo e chiedere un piano.',
  },
  'nl.late.decision-right': {
    says: 'Con fatti nuovi o una situazione cambiata può chiedere una nuova decisione, anche dopo le sei settimane.',
  },
  'nl.late.decision-option': {
    says: 'Scriva perché la decisione è sbagliata e perché è tardi, con prove.',
    title: 'Reclamare tardi, con il motivo',
    cost: 'Gratis.',
    time: 'Oggi.',
    risk: 'Un motivo debole è respinto.',
    bestFor: 'Il ritardo non è colpa Sua.',
  },
  'nl.late.decision-plan': {
    says: 'Chieda un piano adatto al reddito, o il condono (kwijtschelding).',
    title: 'Chiedere ora le rate',
    cost: 'Di solito interessi.',
    time: 'Oggi.',
    risk: 'Se manca una rata, il piano può finire.',
    bestFor: 'Non può pagare in una volta.',
  },
  'nl.late.tax-lower': {
    says: 'L’imposta sul reddito è troppo alta? Si può ancora abbassare se lo chiede entro cinque anni dopo quell’anno (ambtshalve vermindering).',
  },
  'nl.late.allowance': {
    says: 'Un’indennità (toeslag) è troppo bassa? Può ancora chiedere a Dienst Toeslagen di cambiarla, di solito fino a cinque anni dopo quell’anno.',
  },
  'nl.late.job-reality': {
    says: 'Dalla lettera sono passati due mesi. Ma corrono dall’ultimo giorno di lavoro: forse ha ancora tempo.',
  },
  'nl.late.job-step': {
    says: 'Quando è finito il lavoro? Meno di due mesi: avvocato o sindacato oggi. Meno di tre: chieda ora l’indennità (transitievergoeding).',
  },
  'nl.late.job-benefit': {
    says: 'Ancora senza indennità? Chieda oggi la WW all’UWV. Il ritardo può ridurla, e di solito paga al massimo 26 settimane indietro.',
  },
  'nl.late.job-rights': {
    says: 'Dopo due mesi un giudice di solito non può annullarlo, dopo tre l’indennità è persa. La paga non versata si chiede per cinque anni.',
  },
  'nl.late.exit-step': {
    says: 'Non ha firmato? Non è ancora obbligato: chieda tempo e consiglio. Ha firmato? Da allora ha 14 giorni per annullare, o 21 se la carta non lo dice.',
  },
}
