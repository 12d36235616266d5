/** The Italian words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_IT: Words = {
  'nz.warned.not-yet': { says: 'Per ora tiene il lavoro e la paga.' },
  'nz.warned.option-answer': {
    says: 'Dica la Sua per iscritto e chieda che vada nel Suo fascicolo. Se resta ingiusto, chieda una mediazione (mediation) gratuita.',
    title: 'Rispondere per iscritto',
    cost: 'Gratis.',
    time: 'Alcuni giorni.',
    risk: 'Basso se resta calmo e si tiene ai fatti.',
    bestFor: 'Non è d’accordo con quello che si dice.',
  },
  'nz.suspended.reality': {
    says: 'Una sospensione (suspension) mentre indagano su qualcosa non è una punizione. Ancora nulla è provato.',
  },
  'nz.suspended.right-pay': {
    says: 'Di solito la Sua paga continua. Guardi nel contratto se permette loro di sospenderla (suspend), e come.',
  },
  'nz.suspended.right-first': {
    says: 'Di solito dovrebbero chiederle che cosa pensa prima di sospenderla (suspend), e farlo durare il meno possibile.',
  },
  'nz.suspended.right-grievance': {
    says: 'Una sospensione (suspension) ingiusta può essere motivo di un reclamo personale (personal grievance). Lo presenti al Suo datore di lavoro entro 90 giorni.',
  },
  'nz.suspended.step-ask': {
    says: 'Chieda per iscritto il motivo, i fatti, la clausola del contratto, quanto dura, e che la Sua paga continui.',
  },
  'nz.suspended.step-keep': {
    says: 'Segua la lettera. Scriva ora quello che ricorda. Chiami il Suo sindacato o Community Law.',
  },
  'nz.suspended.option-mediation': {
    says: 'Chieda a Employment New Zealand un mediatore (mediator) che non sta da nessuna parte. Può portare una persona che La aiuta.',
    title: 'Chiedere una mediazione gratuita',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'Pensa che la sospensione sia ingiusta, o non La pagano.',
  },
  'nz.exit.reality': {
    says: 'È un’offerta. Finché non firma, tiene il lavoro e tutti i Suoi diritti.',
  },
  'nz.exit.right-no': {
    says: 'Può dire no, o chiedere più soldi, un giorno più tardi o una buona lettera di referenze.',
  },
  'nz.exit.right-minimum': {
    says: 'Le devono in ogni caso lo stipendio e la paga delle ferie. Non è un regalo per la firma.',
  },
  'nz.exit.right-mediator': {
    says: 'Prima che un mediatore (mediator) firmi un accordo, deve chiederle se sa che è definitivo.',
  },
  'nz.exit.warn-final': {
    says: 'Quando un mediatore (mediator) l’ha firmato, di solito non può tornare indietro. Prima si faccia consigliare.',
  },
  'nz.exit.warn-ninety': {
    says: 'I colloqui non fermano il tempo. Di solito ha 90 giorni per presentare un reclamo (grievance).',
  },
  'nz.exit.step-wait': {
    says: 'Non firmi sul momento. Chieda per iscritto tempo per farsi consigliare, e che lo paghi la società.',
  },
  'nz.exit.step-msd': {
    says: 'Chieda a Work and Income se andare via per scelta significa aspettare un sussidio.',
  },
  'nz.exit.option-negotiate': {
    says: 'Scriva che cosa vuole: una somma, un giorno, una lettera di referenze, il costo del consiglio. Lo faccia prima dell’ultimo giorno.',
    title: 'Chiedere condizioni migliori',
    cost: 'Gratis, o il compenso di un avvocato.',
    time: 'Da una a tre settimane.',
    risk: 'Possono ritirare l’offerta.',
    bestFor: 'Andrebbe via, ma non per questo.',
  },
}
