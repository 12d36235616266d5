/** Questions about unequal treatment, pregnancy and reporting wrongs at work: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISCRIMINATION_IT: Words = {
  'gb.ask-work.discrimination': {
    says: 'La legge vieta di trattarla peggio per età, disabilità, origine (race), religione, sesso, gravidanza, orientamento sessuale o perché è trans. Non serve un tempo minimo nel lavoro. Scriva che cosa è successo e faccia reclamo.',
  },
  'gb.ask-work.pregnant': {
    says: 'Non possono licenziarla o trattarla peggio perché è incinta o in maternità, dal primo giorno di lavoro. Se tagliano posti, lo dica per iscritto: allora viene prima per un altro posto adatto. Chieda subito consiglio e conservi ogni messaggio.',
  },
  'gb.ask-work.whistleblow': {
    says: 'La legge La protegge se segnala un illecito nell’interesse pubblico, come un reato o un pericolo. Non serve un tempo minimo nel lavoro. Chieda presto consiglio: alcuni ordini si chiedono entro 7 giorni.',
  },
  'gb.ask-work.pregnant-claim': {
    says: 'Un licenziamento per gravidanza è ingiusto dal primo giorno, ed è discriminazione. Per agire non serve un tempo minimo nel lavoro. Contatti ora Acas, perché c’è un termine, e conservi ogni messaggio.',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: 'Contatti ora Acas. Per un licenziamento dal 1 ottobre 2026 ha sei mesi meno un giorno. Per uno di prima erano tre mesi meno un giorno. Un licenziamento per gravidanza è ingiusto dal primo giorno, senza tempo minimo nel lavoro.',
  },
  'gb.ask-work.sexual-harassment': {
    says: 'Questa è molestia sessuale, e la legge la vieta. Non deve licenziarsi. Conservi i messaggi e annoti ogni volta e chi ha visto. Si lamenti per iscritto: il datore deve agire e non può punirla. Acas aiuta gratis: 0300 123 1100. Per i fatti dal 1° ottobre 2026 ha di solito sei mesi per il tribunale, per quelli prima tre meno un giorno. Se ci sono toccamenti o minacce, può andare anche alla polizia.',
  },
}
