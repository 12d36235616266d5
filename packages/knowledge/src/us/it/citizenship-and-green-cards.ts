/** The Italian words of the rows in ../citizenship-and-green-cards.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CITIZENSHIP_AND_GREEN_CARDS_IT: Words = {
  'us.public.right-moved': {
    says: 'Se salta l’udienza, il giudice può ordinarle di lasciare il Paese. Dica al tribunale un nuovo indirizzo entro cinque giorni. L’asilo va quasi sempre chiesto entro un anno.',
  },
  'us.public.step-moved': {
    says: 'Cerchi il giorno della Sua udienza sul sito proprio del tribunale dell’immigrazione. Trovi un avvocato o un aiuto accreditato. Attenzione a un “notario”.',
  },
  'us.public.right-sponsor': {
    says: 'Il garante (sponsor) deve mostrare un reddito quasi sempre del 125% della linea di povertà. Un secondo garante (joint sponsor) può coprire ciò che manca.',
  },
  'us.public.right-citizen': {
    says: 'Se la cittadinanza è rifiutata, chieda un’udienza entro 30 giorni (Form N-336). Senza risposta 120 giorni dopo il colloquio può andare in tribunale.',
  },
  'us.life.want-citizen': {
    says: 'L’ufficio immigrazione decide sulla Sua richiesta di diventare cittadino.',
  },
  'us.life.step-citizen': {
    says: 'Scriva la data della lettera e la faccia leggere a un avvocato d’immigrazione o a un aiuto accreditato.',
  },
  'us.life.option-citizen': {
    says: 'Chieda un’udienza con il Form N-336, o faccia di nuovo domanda più tardi.',
    title: 'Chiedere un’udienza',
    cost: 'Una tassa, che si può evitare',
    time: '30 giorni dalla consegna (service)',
    risk: 'I fatti sono guardati da capo.',
    bestFor: 'Il motivo è sbagliato o ha nuove prove.',
  },
  'us.life.right-green-card': {
    says: 'Dica all’ufficio immigrazione un nuovo indirizzo entro dieci giorni. Per una carta con condizioni (conditional card) serve il Form I-751 nei 90 giorni prima della fine.',
  },
}
