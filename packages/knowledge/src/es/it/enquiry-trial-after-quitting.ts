/** Questions about unemployment benefit where a trial ended soon after a resignation: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRIAL_AFTER_QUITTING_IT: Words = {
  'es.ask.paro-after-trial': {
    says: 'Se ha lasciato lei il vecchio lavoro, una prova chiusa dalla nuova azienda dà il paro solo tre mesi dopo quel giorno. Contano anche le ferie pagate residue, dice il Tribunale supremo. Non perde gli anni versati. Prenda anche un lavoro breve: se finisce senza la sua volontà, conta tutto. Contro un no sbagliato: reclamación previa entro 30 giorni lavorativi.',
    dependsOn: 'se ci sono tre mesi tra le due date',
  },
  'es.ask.paro-trial': {
    says: 'Sì, se è stata la ditta a chiudere la prova e lei ha versato per 360 giorni in sei anni. Lo chieda al SEPE entro 15 giorni lavorativi. Se aveva lasciato lei il lavoro di prima, devono essere passati tre mesi da quel giorno. Se ha chiuso lei la prova, niente indennità.',
    dependsOn: 'se aveva lasciato lei il lavoro di prima',
  },
  'es.ask.final-pay-unpaid': {
    says: 'La ditta deve l’ultimo giorno la paga, la parte delle mensilità extra e le ferie rimaste. La legge non dà altro tempo. Chieda per iscritto (burofax) con una data. Poi presenti la domanda di conciliazione (papeleta de conciliación). Ha un anno, con il 10 % di interessi. Firmi solo con «no conforme, no cobrado». Se la ditta è fallita, FOGASA paga una parte. Contro il licenziamento stesso: solo 20 giorni lavorativi.',
  },
}
