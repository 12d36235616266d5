/** How much is paid for a child of parents who live apart, and where it lives: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_OF_PARTING_PARENTS_IT: Words = {
  'nl.ask.maintenance-how-much': {
    says: 'La legge non fissa una somma. Conta quanto costa il figlio, secondo il reddito prima della separazione, e quanto ciascuno può dare. I giudici usano il Rapport alimentatienormen dell’anno (Tremanormen). Potete accordarvi nel piano dei genitori. Se no un avvocato chiede al giudice. La somma sale da sola ogni 1° gennaio. Dura fino a 18 anni, di solito 21 per vivere e studiare.',
  },
  'nl.ask.where-children-live': {
    says: 'Prima voi due, in un piano dei genitori (ouderschapsplan). Dice dove vivono i figli, i giorni con ciascuno e chi paga cosa. Gli sposati devono di solito darlo al tribunale. Entrambi tengono di solito la potestà (gezag). Senza accordo prova un mediatore; poi un avvocato chiede al giudice, che decide per il bene del figlio. Dai 12 anni il figlio è sentito, ma non decide.',
  },
}
