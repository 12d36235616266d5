/** La fine di una polizza: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICY_CANCELLED_IT: Words = {
  'gb.policy-end.still-on': {
    says: 'Fino al giorno indicato è coperto. Se paga o concorda un piano prima, la polizza spesso continua.',
  },
  'gb.policy-end.step-call': {
    says: 'Chiami oggi l’assicuratore. Chieda cosa terrebbe viva la polizza e una risposta scritta.',
  },
  'gb.policy-end.step-new': {
    says: 'Se finisce, prenda una copertura che inizi lo stesso giorno, senza vuoti.',
  },
  'gb.policy-end.step-car': {
    says: 'Non guidi dopo la fine finché non vale un’altra copertura. Se resta fermo, lo dichiari (SORN).',
  },
  'gb.policy-end.right-notice': {
    says: 'Deve ricevere un preavviso scritto equo, come dice la polizza: spesso 7 o 14 giorni. Meno può essere ingiusto, salvo bugie o abusi.',
  },
  'gb.policy-end.right-credit': {
    says: 'Se paga a rate con un credito, prima della fine deve arrivare un avviso (default notice) con almeno 14 giorni.',
  },
  'gb.policy-end.right-help': {
    says: 'Dica se i soldi mancano o è malato. Devono agire nel Suo interesse e possono accettare pagamenti minori o più tardi.',
  },
  'gb.policy-end.right-refund': {
    says: 'Chieda i soldi dei giorni non coperti. Senza sinistri, possono tenere solo costi equi.',
  },
  'gb.policy-end.right-ombudsman': {
    says: 'Reclami all’assicuratore. Dopo otto settimane o la risposta finale, il Financial Ombudsman è gratis per sei mesi.',
  },
  'gb.policy-end.insight-record': {
    says: 'Altri assicuratori chiedono se Le hanno mai annullato una polizza. Un «sì» sincero spesso costa di più.',
    actionable: 'Chieda se può disdire Lei prima. Risponda sempre il vero.',
  },
  'gb.policy-end.warning-driving': {
    says: 'Guidare senza copertura può costare £300 e sei punti, e il veicolo può essere preso. Tenerlo senza copertura né SORN, £100.',
  },
  'gb.policy-end.option-plan': {
    says: 'Dica cosa può pagare e quando. Chieda per iscritto che la polizza continua.',
    title: 'Pagare ciò che manca o concordare un piano',
    cost: 'La rata, a volte una spesa.',
    time: 'Una chiamata prima di quel giorno.',
    risk: 'Possono dire no. Tenga pronta un’altra copertura.',
    bestFor: 'Vuole tenere questa polizza.',
  },
  'gb.policy-end.option-complain': {
    says: 'Dica che è un reclamo. Chieda la clausola, gli avvisi inviati e di togliere l’annotazione.',
    title: 'Reclamare per una fine ingiusta',
    cost: 'Niente.',
    time: 'Fino a otto settimane.',
    risk: 'Il reclamo non mantiene la copertura.',
    bestFor: 'Nessun avviso, o motivo sbagliato.',
  },
}
