/** The Italian words of the rows in ../debt-collection-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_IT: Words = {
  'us.debt.right-dispute': {
    says: 'Ha il diritto di contestare il debito per iscritto. Se lo fa entro 30 giorni, devono fermarsi finché non le mandano le prove.',
  },
  'us.debt.right-notice': {
    says: 'Ha diritto a un avviso che mostri a chi deve i soldi, come si arriva alla somma e l’ultimo giorno per contestare.',
  },
  'us.debt.right-lawyer': {
    says: 'Anche un avvocato che riscuote spesso debiti di famiglia conta come debt collector. Contesti il debito per iscritto entro 30 giorni e chieda le prove.',
  },
  'us.debt.right-stop': {
    says: 'Ha il diritto di dire per iscritto di non contattarla più. Il debito resta, e possono ancora farle causa.',
  },
  'us.debt.right-calls': {
    says: 'Una società di recupero crediti non può chiamarla più di sette volte in sette giorni per un debito. Dopo che avete parlato deve aspettare sette giorni.',
  },
  'us.debt.right-hours': {
    says: 'Non possono contattarla prima delle 8 del mattino o dopo le 9 di sera. Non possono chiamarla al lavoro se il Suo datore lo vieta.',
  },
  'us.debt.right-opt-out': {
    says: 'Può dire di smettere con messaggi, e-mail o telefonate. Ogni e-mail e messaggio deve dire come fermarli (opt out).',
  },
  'us.debt.right-privacy': {
    says: 'Non possono parlare del Suo debito alla famiglia, agli amici o al capo.',
  },
  'us.debt.right-no-lies': {
    says: 'Non possono mentire, minacciare ciò che non possono fare o fingersi avvocati o il governo.',
  },
  'us.debt.right-fees': {
    says: 'Possono aggiungere una spesa o interessi solo se il contratto o una legge lo permette.',
  },
  'us.debt.right-sue-them': {
    says: 'Se violano queste regole può fare loro causa entro un anno. Può avere fino a $1,000 e le spese del Suo avvocato.',
  },
  'us.debt.right-benefits': {
    says: 'Social Security e SSI non si possono prendere per un debito privato, neanche dopo una sentenza (judgment).',
  },
  'us.debt.right-service': {
    says: 'Se è in servizio militare attivo, gli interessi sui debiti di prima del servizio sono al massimo il 6%. Lo chieda per iscritto.',
  },
  'us.debt.deadline-dispute': {
    says: 'Ha 30 giorni da quando riceve questo avviso per contestarlo per iscritto. L’avviso deve indicare l’ultimo giorno. Prima è più sicuro.',
    action: 'Contestare il debito per iscritto e chiedere le prove',
    consequence: 'Dopo possono continuare a chiedere i soldi mentre Lei contesta.',
    service: 'per la posta, come la società può presumere',
  },
  'us.debt.element-creditor': {
    says: 'L’avviso deve dire il nome del creditore a cui ora deve i soldi.',
    name: 'Il nome del creditore',
    ifMissing:
      'Non vediamo il nome del creditore. Un avviso sul debito (validation notice) deve darlo.',
  },
  'us.debt.element-sum': {
    says: 'L’avviso deve mostrare la somma a una data di partenza, e interessi, spese, pagamenti e accrediti da allora.',
    name: 'Come si arriva alla somma',
    ifMissing:
      'Non vediamo come si arriva alla somma. L’avviso deve elencare interessi, spese, pagamenti e accrediti.',
  },
  'us.debt.element-dispute': {
    says: 'L’avviso deve dirle come contestare il debito e l’ultimo giorno per farlo.',
    name: 'Come e fino a quando contestare',
    ifMissing:
      'Non vediamo come contestare il debito. Forse lo dice un’altra lettera. Deve arrivare entro cinque giorni dal primo contatto.',
  },
}
