/** The Italian words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_IT: Words = {
  'de.insurance.dearer-want': {
    says: 'Il Suo assicuratore vuole più soldi per la stessa copertura.',
  },
  'de.insurance.dearer-right': {
    says: 'Se il prezzo sale e la copertura no, può recedere entro un mese da questa lettera. Finisce quando parte l’aumento.',
  },
  'de.insurance.dearer-deadline': {
    says: 'Ha un mese dall’arrivo della lettera per recedere a causa dell’aumento.',
    action: 'Recedere per iscritto se vuole cambiare',
    consequence: 'Il contratto continua al prezzo più alto.',
  },
  'de.insurance.dearer-step': {
    says: 'Confronti prima altre offerte. Receda solo quando la nuova copertura è promessa per iscritto.',
  },
  'de.insurance.dearer-option': {
    says: 'Chieda il motivo dell’aumento o una tariffa più economica.',
    title: 'Trattare o cambiare',
    cost: 'Gratuito.',
    time: 'Entro un mese.',
    risk: 'Un vuoto senza copertura se recede troppo presto.',
    bestFor: 'L’aumento è grande.',
  },
  'de.insurance.ended-right': {
    says: 'Dopo un sinistro entrambi possono recedere, ma solo entro un mese dalla fine delle trattative. L’assicuratore deve dare un mese.',
  },
  'de.insurance.ended-step': {
    says: 'Chieda se può recedere Lei. Altri assicuratori La prendono più volentieri. Cerchi copertura prima.',
  },
  'de.insurance.crash-right': {
    says: 'Può chiedere direttamente all’assicuratore dell’altro. Deve fare un’offerta o motivare entro tre mesi.',
  },
  'de.insurance.crash-lawyer': {
    says: 'Se la colpa è dell’altro, il suo assicuratore di solito paga anche il Suo avvocato e, oltre i piccoli danni, il Suo perito.',
  },
  'de.insurance.health-right-reasons': {
    says: 'Un fiduciario indipendente (Treuhänder) deve approvare, e la lettera deve dire quali costi hanno causato l’aumento. Senza, non vale ancora.',
  },
  'de.insurance.health-right-tariff': {
    says: 'Può passare a un’altra tariffa dello stesso assicuratore e tenere le riserve di età. Chieda quali tariffe può avere.',
  },
  'de.insurance.health-right-end': {
    says: 'Può disdire entro due mesi dalla lettera. Per la copertura completa deve mostrare che un nuovo assicuratore La prende.',
  },
  'de.insurance.health-warn': {
    says: 'Non lasci in fretta un’assicurazione sanitaria privata. Può perdere riserve di età, e una nuova chiede della Sua salute.',
  },
  'de.insurance.health-step': {
    says: 'Chieda per iscritto i motivi e tariffe più economiche con copertura simile. Confronti la quota a Suo carico.',
  },
  'de.insurance.health-option-tariff': {
    says: 'Chieda un cambio di tariffa (Tarifwechsel). Solo per più copertura possono chiedere della salute.',
    title: 'Cambiare tariffa, non assicuratore',
    cost: 'Gratis.',
    time: 'In ogni momento.',
    risk: 'Una quota Sua più alta può costare di più se si ammala.',
    bestFor: 'È assicurato lì da molto.',
  },
  'de.insurance.dearer-told': {
    says: 'La lettera deve indicare il Suo diritto di disdire e arrivare almeno un mese prima dell’aumento.',
  },
}
