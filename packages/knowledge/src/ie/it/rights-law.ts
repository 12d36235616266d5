/** The Italian words of the rows in ../rights-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RIGHTS_LAW_IT: Words = {
  'ie.ask.repair-law': {
    says: 'Il locatore deve tenere la casa in buono stato e non può punirla se lo chiede. L’RTB può ordinare riparazioni e danni.',
  },
  'ie.ask.repair-standards': {
    says: 'La casa deve essere senza umidità, con riscaldamento e aria come dicono le norme. Il comune può controllarla gratis.',
  },
  'ie.ask.repair-council': {
    says: 'Il comune può dare ordini al locatore che viola le norme e portarlo davanti al giudice.',
  },
  'ie.ask.deposit-law': {
    says: 'La cauzione va restituita presto. Si possono trattenere solo affitto non pagato, bollette e danni oltre l’uso normale.',
  },
  'ie.scam.right-crime': {
    says: 'Toglierle denaro con un messaggio falso è un reato. Lo denunci in qualsiasi stazione della Garda.',
  },
  'ie.scam.right-payment-law': {
    says: 'Se del denaro è uscito senza il suo consenso, la banca deve di solito restituirlo il giorno lavorativo dopo.',
  },
  'ie.invoice.want': {
    says: 'Una ditta chiede di pagare per merce o lavoro. È una fattura, non una minaccia.',
  },
  'ie.invoice.right-service': {
    says: 'Il lavoro va fatto con cura e al prezzo concordato. Se no, può chiedere di rimediare o di abbassare il prezzo.',
  },
  'ie.invoice.right-goods': {
    says: 'La merce deve essere come descritta, di buona qualità e adatta all’uso.',
  },
  'ie.invoice.step-check': {
    says: 'Controlli le somme, quanto ha già pagato e i dati bancari a un numero che conosce.',
  },
  'ie.fine.right-law': {
    says: 'L’avviso di multa fissa (fixed charge notice) è un’offerta di pagare. Se non paga, può spiegarsi davanti a un giudice.',
  },
  'ie.fine.right-name-driver': {
    says: 'Se guidava un’altra persona, indichi nome e indirizzo entro 28 giorni.',
  },
  'ie.fine.right-toll': {
    says: 'Un pedaggio non pagato cresce a gradini. Può fare ricorso al gestore con le prove.',
  },
  'ie.insure.right-proportion': {
    says: 'Doveva solo rispondere alle domande con onestà e cura. Un errore innocente non può togliere la copertura.',
  },
  'ie.insure.right-forty-days': {
    says: 'L’assicuratore deve esaminare il reclamo e rispondere entro 40 giorni lavorativi.',
  },
  'ie.bill.right-regulations': {
    says: 'Il fornitore deve avere una via di reclamo gratuita e può staccare solo secondo le regole.',
  },
  'ie.bill.right-telecom': {
    says: 'L’operatore deve rispettare la carta dei clienti. ComReg può risolvere una lite.',
  },
  'ie.work.right-procedure': {
    says: 'Prima di un licenziamento deve conoscere l’accusa, rispondere, farsi accompagnare e fare appello.',
  },
  'ie.work.right-collective': {
    says: 'Se spariscono molti posti, la ditta deve prima parlare col personale e aspettare 30 giorni.',
  },
  'ie.car.right-third': {
    says: 'Pagato un terzo, l’auto a riscatto può essere presa solo con ordine del giudice. Prima serve un avviso scritto, e ha 21 giorni per rimediare.',
  },
  'ie.mortgage.right-court': {
    says: 'Il creditore ha bisogno di un ordine del giudice per la casa. Può andare a ogni udienza e spiegarsi.',
  },
  'ie.mortgage.right-adjourn': {
    says: 'Il tribunale può sospendere il caso mentre chiede un accordo di insolvenza (PIA).',
  },
  'ie.breach.want': {
    says: 'Una ditta avvisa che altri possono aver visto i suoi dati. Non deve nulla, ma si protegga.',
  },
  'ie.breach.right-told': {
    says: 'Se il rischio è alto devono avvisarla subito, in modo chiaro, e dire cosa fare. Può chiedere quali dati.',
  },
  'ie.breach.right-complain': {
    says: 'Può reclamare gratis alla Commissione per la protezione dei dati e chiedere i danni al giudice.',
  },
  'ie.breach.step': {
    says: 'Cambi le password, avvisi la banca e non si fidi di telefonate sul caso.',
  },
  'ie.mud.right-charge': {
    says: 'Le spese richiedono un bilancio approvato dai proprietari. Chieda i conti e tempo per pagare.',
  },
  'ie.tax.right-lpt': {
    says: 'Con un reddito basso può rinviare l’imposta (LPT) e contestare un valore sbagliato.',
  },
}
