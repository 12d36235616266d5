/** The Italian words of the rows in ../enquiry-ending-a-marriage-and-orders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_MARRIAGE_AND_ORDERS_IT: Words = {
  'us.fact.divorce-alone': {
    says: 'Quasi sempre può chiedere il divorzio nello stato in cui vive da abbastanza tempo, spesso sei mesi, anche se l’altra persona non firma. Solo la domanda comune (in alcuni stati dissolution) richiede entrambi. Il tribunale fa consegnare le carte. Se non arriva risposta, può divorziarvi lo stesso. Senza figli e con pochi beni spesso bastano i moduli del tribunale. Legal aid può aiutare.',
  },
  'us.fact.child-chooses-parent': {
    says: 'Un minore non decide da solo: l’ordine vale finché un giudice non lo cambia. Ma i giudici ascoltano i più grandi, in molti stati da circa 12-14 anni. Il genitore può chiedere al tribunale di cambiare l’affidamento e mostrare cosa non va. Dica alla scuola o al medico che cosa succede a casa. In caso di violenza o paura: Childhelp 1-800-422-4453. Se pensa di farsi del male: 988.',
  },
  'us.state.ms.ask-child-chooses-parent': {
    says: 'Un minore non decide da solo: l’ordine vale finché la chancery court non lo cambia. Ma in Mississippi il giudice può considerare il desiderio di chi ha 12 anni o più, se entrambi i genitori sono adatti. Il genitore chiede la modifica e mostra cosa è cambiato e fa male al minore. Fino ad allora, non andare può essere contempt per il genitore. Violenza o paura: Childhelp 1-800-422-4453. Se pensa di farsi del male: 988.',
  },
  'us.fact.order-for-whom': {
    says: 'Ce ne sono di due tipi. L’ordine per violenza domestica è per famiglia, partner, ex partner e di solito i genitori di un figlio. Per gli altri quasi tutti gli stati ne hanno un altro: per molestie (civil harassment), stalking o violenza sessuale. Servono minacce, stalking o molestie ripetute. Ognuno chiede il proprio; chieda in cancelleria il modulo e la tassa, spesso tolta. Porti registrazioni e messaggi. In pericolo chiami il 911.',
  },
  'us.fact.grown-child-summoned': {
    says: 'Dai 18 anni nessun tribunale può ordinarle di vedere o chiamare un genitore. Ma non ignori una citazione: scriva al tribunale o vada, dica che ha 18 anni. Per i fratelli più piccoli il giudice guarda il loro bene e li ascolta; il genitore con cui vivono deve rispondere in tempo. Se quel contatto fa paura, chieda un ordine di protezione. Una causa per abusi ha termini diversi da stato a stato. RAINN: 1-800-656-4673.',
  },
}
