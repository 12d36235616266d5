/** The Italian words of the rows in ../enquiry-booked-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOOKED_LEAVE_IT: Words = {
  'gb.ask-work.leave-cancelled': {
    says: 'Un datore può ritirare ferie approvate se lo dice in tempo: tanti giorni prima quanto durano le ferie; per una settimana, una settimana prima. Il contratto può chiedere di più. Serve un motivo reale, e deve restarle tutto il congedo dell’anno. Scriva oggi: perché, cosa perderebbe, tenere le ferie o essere rimborsato. Poi reclamo interno. Non resti assente senza un sì.',
  },
  'gb.ask-work.leave-refused': {
    says: 'Un datore può rifiutare le date se lo dice almeno tanti giorni prima quanto durano le ferie. Ma non può impedirle di prendere le 5,6 settimane dell’anno. Chieda presto e per iscritto: il doppio dei giorni prima, salvo altro nel contratto. Offra altre date e chieda perché. Le ferie mai concesse passano in parte all’anno dopo. Poi reclamo interno e Acas.',
  },
  'gb.ask-work.leave-forced': {
    says: 'Un datore può fissare giorni in cui deve prendere ferie, per esempio a Natale. Deve dirlo il doppio dei giorni prima di quanto durano: due settimane per una. Il contratto può prevedere altro. Se era troppo tardi, scriva che non è d’accordo e chieda indietro i giorni. Non può farle usare ferie per i giorni di malattia.',
  },
  'gb.ask-work.family-emergency': {
    says: 'Per un bisogno improvviso della famiglia devono darLe tempo libero, dal primo giorno: un figlio si ammala, manca chi lo cura, un lutto. Non è pagato, di solito un giorno o due. Dica presto perché e per quanto. Non possono punirLa. Per una visita fissata da tempo chieda ferie o tempo non pagato. Se rifiutano: Acas, 0300 123 1100.',
  },
}
