/** The Italian words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'es.public-debt.who': {
    says: 'È un ufficio pubblico. Per tasse, tributi e multe può pignorare senza un giudice (vía de apremio).',
  },
  'es.public-debt.reality': {
    says: 'Prima deve finire il termine per pagare. Poi deve arrivarLe un sollecito con sovrattassa (providencia de apremio). Solo allora possono pignorare conti e stipendio.',
  },
  'es.public-debt.reality-rent': {
    says: 'L’affitto di una casa pubblica è di solito un debito privato. L’ufficio deve prima andare dal giudice. Chieda aiuto in tempo.',
  },
  'es.public-debt.rights': {
    says: 'Può vedere il fascicolo, fare ricorso e chiedere di pagare a rate.',
  },
  'es.public-debt.surcharge': {
    says: 'La sovrattassa è del 5 % prima che il sollecito Le arrivi, del 10 % entro il suo termine e del 20 % dopo.',
  },
  'es.public-debt.right-appeal': {
    says: 'Ha un mese dalla notifica per il ricorso (recurso de reposición). La riscossione continua, salvo garanzia o errore evidente.',
  },
  'es.public-debt.right-grounds': {
    says: 'Contro il sollecito con sovrattassa valgono solo alcuni motivi: pagato, prescritto, rinviato, primo avviso non notificato o un errore nell’atto.',
  },
  'es.public-debt.right-parts': {
    says: 'Se i soldi mancano, può chiedere le rate (fraccionamiento), anche dopo il sollecito con sovrattassa. Si aggiungono interessi.',
  },
  'es.public-debt.right-limits': {
    says: 'Dello stipendio o della pensione è salva la parte fino al salario minimo. Anche l’ultimo stipendio sul conto, fino a quel limite.',
  },
  'es.public-debt.right-old': {
    says: 'Tasse, tributi e multe stradali definitive si prescrivono in quattro anni. Ogni atto che Le è arrivato fa ripartire il tempo.',
  },
  'es.public-debt.want-fine': {
    says: 'Un tribunale penale chiede una multa che ha inflitto. Il caso è deciso.',
  },
  'es.public-debt.who-fine': {
    says: 'È un tribunale penale. Può pignorare per la multa, senza una nuova causa.',
  },
  'es.public-debt.reality-fine': {
    says: 'Una multa penale non pagata può diventare giorni di detenzione: un giorno ogni due quote. Se accetta, anche lavoro per la comunità.',
  },
  'es.public-debt.right-fine-parts': {
    says: 'Può chiedere al tribunale di pagare a rate, entro due anni. Se il reddito è sceso, chieda quote più basse.',
  },
  'es.public-debt.step-fine': {
    says: 'Chiami oggi il Suo avvocato o il tribunale con il numero del caso. Chieda per iscritto le rate e mandi prova del reddito.',
  },
  'es.public-debt.step-check': {
    says: 'Chieda il primo avviso, il giorno della notifica e l’elenco delle somme. Controlli gli anni e ciò che ha pagato.',
  },
  'es.public-debt.step-parts': {
    says: 'Se è giusto, chieda per iscritto le rate prima dell’ultimo giorno. Se chiede nel primo termine, la sovrattassa non parte.',
  },
  'es.public-debt.option-parts': {
    title: 'Chiedere le rate all’ufficio',
    says: 'Chieda online o allo sportello, con prova del Suo reddito.',
    cost: 'Si aggiungono interessi.',
    time: 'Un’ora. La risposta può richiedere settimane o mesi.',
    risk: 'Una rata saltata può chiudere il piano e portare una sovrattassa.',
    bestFor: 'Deve la somma e non può pagarla subito.',
  },
}
