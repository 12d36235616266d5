/** The Italian words of the rows in ../named-law-of-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_HOMES_IT: Words = {
  'us.named.mobile-home': {
    says: 'Chi possiede la casa e affitta solo il posto ha più diritti di altri inquilini. In quasi tutti gli Stati il parco ha bisogno di un motivo di legge, di un avviso scritto e di un giudice. Per una regola non rispettata di solito si ha tempo per rimediare.',
  },
  'us.named.mobile-home-co': {
    says: 'In Colorado l’avviso deve dare il motivo, dire se può rimediare e offrire una mediazione. Il parco può chiudere solo per motivi di legge. Non può punirLa per un reclamo, e un programma dello Stato riceve i reclami.',
  },
  'us.named.arbitration': {
    says: 'Le condizioni accettate con un clic mandano spesso la lite in arbitrato. Il tribunale per piccole cause di solito resta aperto, e la ditta di solito paga quasi tutto il costo. Legga quella parte prima di fare causa.',
  },
  'us.named.eviction-lawyer': {
    says: 'Nel Suo Stato gli inquilini con basso reddito possono avere un avvocato gratuito in una causa di sfratto. Chieda al tribunale o all’assistenza legale il primo giorno.',
  },
  'us.named.rental-limits-fl': {
    says: 'In Florida una nuova regola che limita l’affitto di solito obbliga solo chi ha comprato dopo o l’ha accettata. I limiti sotto i sei mesi obbligano tutti. Una lite di solito va prima in mediazione.',
  },
  'us.named.landlord-utility': {
    says: 'Questa bolletta è del padrone di casa. In molti Stati gli inquilini devono essere avvisati prima e possono tenere il servizio pagando con l’affitto, che il padrone deve scalare. Dica alla società che abita lì e chieda il modulo.',
  },
  'us.named.internet-firm': {
    says: 'Una ditta che cambia ciò che ha firmato, o nasconde un costo, può violare il contratto e la legge. Si lamenti gratis con la FCC: la ditta deve rispondere entro 30 giorni. Conservi l’etichetta dei prezzi del giorno della firma.',
  },
}
