/** Disputes with a firm about a contract: faults, fairness and complaints: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_IT: Words = {
  'ca.buy.myth-policy': {
    says: 'Una regola del negozio non può toglierle ciò che Le dà la legge. Le cose devono essere di qualità giusta e fare ciò che è stato promesso.',
  },
  'ca.buy.want': {
    says: 'Può chiedere se il contratto è giusto e se la società ha fatto la sua parte.',
  },
  'ca.buy.reality': {
    says: 'Una società non può decidere da sola chi ha ragione. Se Lei non è d’accordo, deve provarlo a un tribunale.',
  },
  'ca.buy.who': {
    says: 'Le leggi per i consumatori le fa ogni provincia. Ognuna ha un ufficio che prende reclami gratis.',
  },
  'ca.buy.rights': {
    says: 'Può chiedere quello che ha pagato. Le affermazioni false in una pubblicità o di un venditore sono contro la legge.',
  },
  'ca.buy.not-yet': {
    says: 'Non possono prendere il Suo stipendio o le Sue cose senza una sentenza.',
  },
  'ca.buy.right-fit': {
    says: 'Le cose devono essere di qualità giusta e fare ciò che ha detto il venditore. Un cartello del negozio non può toglierlo.',
  },
  'ca.buy.right-charge': {
    says: 'Se un venditore online non consegna o non rimborsa, chieda alla società della carta di annullare l’addebito.',
  },
  'ca.buy.step-write': {
    says: 'Scriva alla società. Dica che cosa è andato male, che cosa vuole ed entro quando.',
  },
  'ca.buy.step-proof': { says: 'Tenga il contratto, la pubblicità, la ricevuta e le foto.' },
  'ca.buy.step-card': {
    says: 'Se ha pagato con carta, chieda alla società della carta un riaddebito (chargeback). Lo faccia in fretta, perché il tempo è breve.',
  },
  'ca.buy.step-office': { says: 'Faccia reclamo all’ufficio consumatori della Sua provincia.' },
  'ca.buy.opt-complain': {
    says: 'Faccia reclamo alla società, poi all’ufficio consumatori o all’ente per i reclami di quel settore.',
    title: 'Fare reclamo',
    cost: 'Gratis.',
    time: 'Da settimane a mesi.',
    risk: 'Basso.',
    bestFor: 'La società non ascolta.',
  },
  'ca.buy.opt-deal': {
    says: 'Chieda una riparazione, un rimborso o un prezzo più basso.',
    title: 'Chiedere un accordo giusto',
    cost: 'Gratis.',
    time: 'Giorni.',
    risk: 'Basso.',
    bestFor: 'Vuole risolvere in fretta.',
  },
  'ca.buy.opt-court': {
    says: 'Chieda i Suoi soldi senza avvocato.',
    title: 'Andare al tribunale per le piccole cause (small claims court)',
    cost: 'Una tassa del tribunale.',
    time: 'Alcuni mesi.',
    risk: 'Se perde, può dover pagare alcune spese.',
    bestFor: 'La somma ne vale la pena e ha le prove.',
  },
  'ca.buy.qc-warranty': {
    says: 'In Québec le cose devono funzionare per un tempo ragionevole, dato il prezzo e l’uso. Questa garanzia di legge è gratis e vale da sola.',
  },
  'ca.buy.on-sale': {
    says: 'In Ontario le cose devono essere adatte all’uso e i servizi di qualità ragionevole. Una società non può escluderlo per contratto con un consumatore.',
  },
  'ca.buy.bc-sale': {
    says: 'In British Columbia le cose devono essere adatte, di qualità giusta e durare un tempo giusto.',
  },
  'ca.buy.sk-sale': {
    says: 'In Saskatchewan le cose devono essere di qualità accettabile e durare. Per un difetto grave può spettare un rimborso.',
  },
  'ca.buy.qc-remedies': {
    says: 'Se un venditore viola la legge dei consumatori del Québec, può chiedere ciò che è stato promesso, un prezzo più basso, i soldi indietro o i danni.',
  },
  'ca.buy.bc-unfair': {
    says: 'In British Columbia un venditore non può ingannarla o metterla sotto pressione. Può fare causa per la Sua perdita, e un affare ingiusto può non vincolarla.',
  },
  'ca.buy.ab-unfair': {
    says: 'In Alberta un venditore non può ingannarla o metterla sotto pressione. Può annullare un affare nato da una pratica sleale e chiedere la Sua perdita.',
  },
}
