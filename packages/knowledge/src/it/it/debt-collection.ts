/** The Italian words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'it.debt.want': {
    says: 'Questa lettera (sollecito o messa in mora) chiede soltanto. Da sola non può obbligarLa a pagare.',
  },
  'it.debt.want-public': {
    says: 'Un ufficio pubblico o la Riscossione Le chiede denaro. Può pignorare senza un giudice. Risponda in tempo.',
  },
  'it.debt.rights': {
    says: 'Può chiedere le prove, contestare il debito o offrire ciò che può pagare. Nessuno può minacciarLa o umiliarLa.',
  },
  'it.debt.reality': {
    says: 'È la lettera di una società, non di un giudice. Nessuno può prendere stipendio o beni per questa lettera.',
  },
  'it.debt.reality-title': {
    says: 'La lettera parla di un decreto o di una sentenza. Lo controlli subito. Con quelli possono pignorare stipendio e conto.',
  },
  'it.debt.no-seizure-yet': {
    says: 'Non possono ancora pignorare stipendio o conto. Prima serve un titolo del giudice e poi il precetto.',
  },
  'it.debt.old': {
    says: 'I debiti si prescrivono: spesso in dieci anni, cinque per affitti e rate periodiche, due per luce, gas e acqua. Una richiesta scritta fa ripartire il tempo.',
    learnMore:
      "Cerchi la data dell'ultimo pagamento e tutte le lettere ricevute. Lo faccia prima di chiamare, pagare o firmare.",
  },
  'it.debt.right-proof': {
    says: "Ha diritto di vedere le prove. In giudizio chi chiede soldi deve provare il debito e l'importo.",
  },
  'it.debt.right-over-indebted': {
    says: 'Se non può pagare tutti i debiti, il giudice può fissare un piano o cancellarli (sovraindebitamento), una volta anche senza beni.',
  },
  'it.debt.option-dispute': {
    title: 'Chiedere le prove',
    says: 'Scriva e chieda il contratto, le somme e la prova di chi è titolare. Dica cosa non va.',
    cost: 'Una raccomandata costa alcuni euro. La PEC costa meno.',
    time: "Un'ora per scrivere. La risposta arriva spesso dopo settimane.",
    risk: 'Basso, se non riconosce il debito.',
    bestFor: 'Non conosce il debito, la somma sembra sbagliata o è vecchio.',
  },
  'it.debt.option-negotiate': {
    title: 'Offrire ciò che può',
    says: 'Offra una somma al mese, o una somma minore per chiudere. Chieda di fermare gli interessi.',
    cost: 'Quello che offre. Mai più di quanto può.',
    time: 'Una sera per i conti. Una risposta in alcune settimane.',
    risk: "Un'offerta o un pagamento può riconoscere il debito e far ripartire il tempo.",
    bestFor: 'Lo deve e non è vecchio.',
  },
  'it.debt.option-help': {
    title: 'Chiedere aiuto',
    says: "Un'associazione di consumatori, o un organismo OCC se i debiti sono molti, può guardare tutto con Lei.",
    cost: 'Prima consulenza gratis o a basso costo.',
    time: 'Un appuntamento in pochi giorni.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro o ha più debiti.',
  },
  'it.debt.option-pay': {
    title: 'Pagare',
    says: 'Se il debito è giusto e può, paghi con bonifico su un conto controllato. Chieda la quietanza.',
    cost: 'La somma che deve.',
    time: 'Pochi minuti.',
    risk: 'È difficile riavere soldi pagati per errore.',
    bestFor: 'Lo deve, la somma è giusta e può pagare.',
  },
  'it.debt.insight-restart': {
    says: 'Un piccolo pagamento, un riconoscimento o anche la loro raccomandata fa ripartire il tempo.',
    actionable: 'Controlli le date prima di pagare anche un euro.',
  },
  'it.debt.element-detail': {
    name: 'Un dettaglio chiaro',
    says: 'Una richiesta corretta separa capitale, interessi e spese.',
    ifMissing: 'Chieda per iscritto il dettaglio di ogni somma e data.',
  },
}
