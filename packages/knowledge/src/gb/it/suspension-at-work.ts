/** A suspension from work: no punishment, and nothing is decided. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SUSPENSION_AT_WORK_IT: Words = {
  'gb.suspension.not-yet': {
    says: 'Una sospensione non è una punizione e non prova nulla. Prima di un licenziamento serve un esame giusto e un’udienza.',
  },
  'gb.suspension.reality': {
    says: 'Ora esaminano i fatti. Può finire con il Suo ritorno o con una convocazione a un’udienza.',
  },
  'gb.suspension.right-pay': {
    says: 'Mantiene paga intera e ferie, salvo che il contratto dica chiaramente altro.',
  },
  'gb.suspension.right-short': {
    says: 'Deve essere il più breve possibile e rivista nel tempo.',
  },
  'gb.suspension.right-cause': {
    says: 'Serve un motivo giusto. Chieda se intanto può fare un altro lavoro o lavorare altrove.',
  },
  'gb.suspension.know-interview': {
    says: 'Per un colloquio che chiarisce solo i fatti la legge non prevede un accompagnatore. Lo chieda lo stesso.',
  },
  'gb.suspension.step-rules': {
    says: 'Segua le regole della lettera: stia lontano e sia reperibile in orario. Può sempre parlare con sindacato o consulente.',
  },
  'gb.suspension.step-ask': {
    says: 'Chieda per iscritto di che si tratta, quanto dura, quando si rivede e chi chiamare.',
  },
  'gb.suspension.step-account': {
    says: 'Scriva ora il Suo racconto, con date e nomi. Elenchi e-mail e testimoni a Suo favore.',
  },
  'gb.suspension.option-object': {
    says: 'Presenti un reclamo (grievance): dica perché non serve e offra un altro lavoro intanto.',
    title: 'Opporsi alla sospensione',
    cost: 'Niente.',
    time: 'Alcune settimane.',
    risk: 'Basso se resta calmo.',
    bestFor: 'Non serviva o dura troppo.',
  },
  'gb.suspension.option-prepare': {
    says: 'Usi il tempo: raccolga prove, parli con il sindacato, risponda con verità.',
    title: 'Preparare la risposta',
    cost: 'Niente.',
    time: 'Alcune ore.',
    risk: 'Non contatti i colleghi se la lettera lo vieta.',
    bestFor: 'Si aspetta un’udienza.',
  },
  'gb.suspension.warn-files': {
    says: 'Non si mandi file dell’azienda e non cancelli messaggi. Già questo può costare il lavoro.',
  },
}
