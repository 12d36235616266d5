/** The Italian words of the rows in ../enquiry-state-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_STATE_HOMES_IT: Words = {
  'us.ask-state.things-left': {
    says: 'Scriva oggi che vuole le Sue cose, con una lista e un giorno per prenderle. In molti Stati il proprietario deve tenerle per un po’. Se non ci sono più, quasi sempre può fare causa.',
  },
  'us.ask-state.home-tax': {
    says: 'Chiami oggi la contea o la città. Chieda rate e meno tassa per età, disabilità, reddito basso o veterani. Una vendita per tasse richiede quasi sempre un anno o più.',
  },
  'us.ask-state.park': {
    says: 'Non vada via subito. Quasi tutti gli Stati hanno una legge per questi parchi: servono quasi sempre un motivo legale, un avviso scritto e un tribunale. Chiami l’aiuto legale (legal aid) con l’avviso.',
  },
  'us.ask-state.deposit-size': {
    says: 'Molti Stati limitano una cauzione a uno o due mesi di affitto, e alcuni non hanno limite. Chieda una ricevuta e faccia foto di ogni stanza il primo giorno.',
    dependsOn: 'la legge del Suo Stato',
  },
  'us.ask-state.rest-of-loan': {
    says: 'Non paghi ancora. Alcuni Stati vietano di chiedere il resto, e molti danno solo mesi per fare causa. Chieda gli atti della vendita e li mostri all’aiuto legale (legal aid).',
    dependsOn: 'il Suo Stato, il tipo di vendita e quanto tempo è passato',
  },
  'us.ask-state.dues-behind': {
    says: 'Chieda per iscritto un conto completo e offra un piano. In molti Stati le quote non pagate sono un vincolo (lien) sulla casa e possono portare a una vendita. Ogni passo richiede prima un avviso scritto.',
  },
}
