/** Questions of parents who live apart: a child that was kept, a journey, a father without rights: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_IT: Words = {
  'gb.ask-family.child-kept': {
    says: 'Senza ordine del giudice la polizia di solito non fa nulla, salvo pericolo: i due genitori con responsabilità sono pari. Chieda subito al tribunale della famiglia, con il C100, un ordine urgente su dove vive e sul ritorno. Se è urgente non serve prima la mediazione. Non lo prenda con la forza. Scriva con calma e avvisi la scuola.',
  },
  'gb.ask-family.take-abroad': {
    says: 'Serve il sì di tutti quelli che hanno la responsabilità, meglio scritto. Partire senza può essere reato. Se un ordine dice che il figlio vive con lei, fino a 28 giorni sono liberi. Se l’altro dice no senza ragione, chieda presto al tribunale (C100). Per una vacanza normale con ritorno spesso lo permette.',
    dependsOn: 'se un ordine dice che il figlio vive con lei',
  },
  'gb.ask-family.father-no-responsibility': {
    says: 'Senza matrimonio o il suo nome nell’atto di nascita non ha ancora la responsabilità genitoriale. Resta il padre e può chiederla al giudice, con tempo con il figlio. Prima chieda alla madre di aggiungere il nome o di firmare il C(PRA1). Se rifiuta, moduli C1 e C100. Conta il bene del figlio. Pagare non decide.',
  },
  'gb.ask-family.grandparents': {
    says: 'I nonni non hanno un diritto proprio a vedere il nipote, ma possono chiederlo. Scriva con gentilezza, proponga un piccolo piano e provi la family mediation. Se non basta, chieda al tribunale della famiglia il permesso (modulo C2) e una child arrangements order (modulo C100). Guarda il suo legame col bambino e ciò che è meglio per lui.',
  },
}
