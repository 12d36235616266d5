/** The Italian words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_IT: Words = {
  'ca.warned.not-yet': { says: 'Per ora mantiene il lavoro e la paga.' },
  'ca.warned.right-union': {
    says: 'Se ha un sindacato, può venire con Lei e presentare un reclamo (grievance). Il tempo per farlo è spesso breve.',
  },
  'ca.warned.option-answer': {
    says: 'Dica la Sua per iscritto e chieda che vada nel Suo fascicolo.',
    title: 'Rispondere per iscritto',
    cost: 'Gratis.',
    time: 'Pochi giorni.',
    risk: 'Basso, se resta con calma ai fatti.',
    bestFor: 'Non è d’accordo con quello che dicono.',
  },
  'ca.suspended.reality': {
    says: 'Una sospensione mentre esaminano qualcosa non prova nulla. Il Suo lavoro continua.',
  },
  'ca.suspended.right-pay': {
    says: 'Senza un buon motivo, o senza paga, una sospensione può contare come licenziamento. Allora possono spettare i soldi per la fine del lavoro.',
  },
  'ca.suspended.right-told': {
    says: 'Può chiedere perché, per quanto tempo e che cosa avrebbe fatto, e dire la Sua.',
  },
  'ca.suspended.step-ask': {
    says: 'Chieda per iscritto il motivo, la regola, quanto dura, e che la paga continui.',
  },
  'ca.suspended.step-keep': {
    says: 'Non si dimetta. Segua la lettera, scriva quello che ricorda e chiami il sindacato o un avvocato.',
  },
  'ca.exit.reality': { says: 'È un’offerta. Finché non firma, mantiene tutti i Suoi diritti.' },
  'ca.exit.right-no': {
    says: 'Può dire no, o chiedere più soldi, un giorno più tardi o una buona referenza.',
  },
  'ca.exit.right-minimum': {
    says: 'La legge fissa una somma minima per preavviso, ferie e liquidazione (severance). La devono anche se non firma.',
  },
  'ca.exit.right-court': {
    says: 'I tribunali danno spesso molto più di quella somma minima, secondo età, anni e lavoro. Faccia guardare la carta a un avvocato prima di firmare.',
  },
  'ca.exit.warn-ei': {
    says: 'Se la carta dice che ha lasciato Lei il lavoro, la EI può essere rifiutata. I soldi per andare via possono ritardarla.',
  },
  'ca.exit.step-wait': {
    says: 'Non firmi sul posto. Chieda per iscritto almeno una settimana, e che la società paghi un consiglio.',
  },
  'ca.exit.option-negotiate': {
    says: 'Scriva prima dell’ultimo giorno che cosa vuole: una somma, aiuti, una referenza.',
    title: 'Chiedere condizioni migliori',
    cost: 'Gratis, o il costo di un avvocato.',
    time: 'Da una a tre settimane.',
    risk: 'Possono ritirare l’offerta.',
    bestFor: 'Andrebbe via, ma non per questo.',
  },
  'ca.warned.right-proportion': {
    says: 'Un richiamo non è ancora un motivo per licenziarLa senza paga. Per questo la colpa deve essere così grave che il lavoro non può continuare.',
  },
}
