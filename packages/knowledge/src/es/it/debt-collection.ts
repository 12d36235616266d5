/** The Italian words of Spain: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'es.debt.want': {
    says: 'Questa lettera fa solo una richiesta. Da sola non può costringerla a pagare.',
  },
  'es.debt.want-public': {
    says: 'Un ufficio pubblico chiede soldi. Può prenderli da conti e stipendio senza un tribunale, quindi risponda in tempo.',
  },
  'es.debt.rights': {
    says: 'Può chiedere prove, contestare il debito o offrire ciò che può pagare. Nessuno può minacciarla o umiliarla.',
  },
  'es.debt.reality': {
    says: 'È la lettera di una ditta, non di un tribunale. Nessuno può prendere il Suo stipendio o le Sue cose per questo.',
  },
  'es.debt.reality-title': {
    says: 'La lettera parla di una decisione del giudice o di un ordine di esecuzione. Controlli prima questo. Con uno di questi possono prendere stipendio e conti.',
  },
  'es.debt.reality-court': {
    says: 'Sembra un atto di un tribunale. Può avere solo dieci o 20 giorni lavorativi per rispondere. Vada oggi da un avvocato o in cancelleria.',
  },
  'es.debt.no-seizure-yet': {
    says: 'Non possono ancora pignorare stipendio o conto (embargo). Prima devono andare dal giudice e vincere, oppure Lei non risponde al giudice.',
  },
  'es.debt.old': {
    says: 'La maggior parte dei debiti è troppo vecchia dopo cinque anni. Un pagamento, un’ammissione o una richiesta scritta che Le arriva fa ripartire i cinque anni.',
    learnMore:
      'Cerchi la data dell’ultimo pagamento e ogni lettera ricevuta. Lo faccia prima di chiamare, pagare o firmare.',
  },
  'es.debt.right-proof': {
    says: 'Ha diritto di vedere le prove. In tribunale chi chiede soldi deve provare il debito e la somma.',
  },
  'es.debt.right-data': {
    says: 'Ha diritto di vedere gratis i dati che hanno su di Lei. Di solito devono rispondere entro un mese.',
  },
  'es.debt.option-dispute': {
    says: 'Scriva e chieda il contratto, le somme e la prova di chi è il titolare del debito. Dica che cosa è sbagliato.',
    title: 'Chiedere le prove',
    cost: 'Nulla per e-mail. Un burofax costa alcuni euro.',
    time: 'Un’ora per scrivere. Una risposta arriva spesso dopo settimane.',
    risk: 'Basso, se non ammette il debito.',
    bestFor: 'Non conosce il debito, la somma sembra sbagliata, o è vecchio.',
  },
  'es.debt.option-negotiate': {
    says: 'Offra una somma al mese, o una somma più piccola per chiudere. Chieda di fermare gli interessi.',
    title: 'Offrire ciò che può pagare',
    cost: 'Quello che offre. Mai più di quanto può.',
    time: 'Una sera per i conti. Una risposta in alcune settimane.',
    risk: 'Un’offerta o un pagamento ammette il debito e fa ripartire i cinque anni.',
    bestFor: 'Lo deve e non è vecchio.',
  },
  'es.debt.option-help': {
    says: 'L’ufficio dei consumatori del Suo comune (OMIC) o un’associazione di consumatori può controllare la lettera e aiutarla a scrivere.',
    title: 'Chiedere un consiglio gratis',
    cost: 'Nulla all’OMIC.',
    time: 'Un appuntamento in alcuni giorni.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro, o ha più di un debito.',
  },
  'es.debt.option-pay': {
    says: 'Se il debito è giusto e può pagarlo, paghi con bonifico su un conto che ha controllato. Chieda una ricevuta.',
    title: 'Pagare',
    cost: 'La somma che deve.',
    time: 'Pochi minuti.',
    risk: 'È difficile riavere i soldi pagati per errore.',
    bestFor: 'Lo deve, la somma è giusta e può pagare.',
  },
  'es.debt.insight-restart': {
    says: 'Un piccolo pagamento o un segno che lo deve può far ripartire i cinque anni.',
    actionable: 'Controlli le date prima di pagare anche un solo euro.',
  },
  'es.debt.element-detail': {
    says: 'Una richiesta corretta mostra il debito, gli interessi e le spese separati.',
    name: 'Un elenco chiaro delle somme',
    ifMissing: 'Chieda per iscritto l’elenco di ogni somma e data.',
  },
}
