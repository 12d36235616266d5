/** The Italian words of the rows in ../deposit-letter.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_LETTER_IT: Words = {
  'us.deposit.want': {
    says: 'Il Suo proprietario (landlord) dice che cosa trattiene dal deposito, e perché.',
  },
  'us.deposit.reality': {
    says: 'L’uso normale non è un danno. In quasi tutti gli Stati un proprietario (landlord) che è in ritardo o non elenca nulla perde il diritto di trattenere.',
  },
  'us.deposit.right-list': {
    says: 'Ha diritto a un elenco di ogni trattenuta. In molti Stati può chiedere fatture o foto.',
  },
  'us.deposit.step-proof': {
    says: 'Raccolga il contratto (lease), le foto dell’entrata e dell’uscita, e i messaggi. Scriva il giorno in cui ha ridato le chiavi.',
  },
  'us.deposit.step-write': {
    says: 'Scriva che cosa contesta e perché, dia il Suo nuovo indirizzo e fissi un giorno per pagare il resto. Tenga la prova dell’invio.',
  },
  'us.deposit.option-small-claims': {
    says: 'Mandi prima una lettera di richiesta (demand letter). Nel tribunale per le piccole cause (small claims court) non serve un avvocato.',
    title: 'Scrivere, poi andare al tribunale per le piccole cause',
    cost: 'Una piccola tassa del tribunale; chieda di non pagarla (waiver)',
    time: 'Prima una lettera, poi alcune settimane',
    risk: 'Il proprietario può chiedere anche lui i danni.',
    bestFor: 'Hanno trattenuto troppo, erano in ritardo o non hanno mandato un elenco.',
  },
}
