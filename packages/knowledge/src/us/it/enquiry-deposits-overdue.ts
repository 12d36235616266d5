/** The Italian words of the rows in ../enquiry-deposits-overdue.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEPOSITS_OVERDUE_IT: Words = {
  'us.state.ca.ask-deposit-late': {
    says: 'Dopo 21 giorni senza elenco ha di solito perso il diritto di tenerne. Chiedi tutto per lettera entro una data. Poi vai alla small claims court per il deposito, e fino al doppio in più in caso di malafede. La normale usura non si addebita.',
  },
  'us.state.tx.ask-deposit-late': {
    says: 'Aveva 30 giorni da quando sei uscito e hai dato il nuovo indirizzo per iscritto. Dopo, la legge presume la malafede. Manda una lettera con una data, poi fai causa alla justice court. Puoi chiedere 100 dollari più tre volte la somma tenuta a torto, e le spese legali.',
  },
  'us.state.ny.ask-deposit-late': {
    says: 'Dopo 14 giorni senza elenco dei costi il proprietario ha perso il diritto di tenerne. Chiedi tutto per iscritto entro una data. Poi usa la small claims court. Se l’ha tenuto apposta, puoi chiedere fino al doppio del deposito. Puoi anche reclamare all’attorney general.',
  },
  'us.state.fl.ask-deposit-late': {
    says: 'Se in 30 giorni non è arrivata una richiesta scritta, il proprietario ha perso il diritto di tenerlo e deve ridarlo. Chiedilo per iscritto entro una data, poi vai alla small claims court. Chi vince ha anche le spese legali. Se è arrivata, opponiti entro 15 giorni.',
  },
  'us.ask-state.deposit-double': {
    says: 'Nel tuo Stato il proprietario ha 30 giorni. In Illinois sono fino a 45, in edifici di cinque o più case. Dai il nuovo indirizzo per iscritto, in Michigan entro quattro giorni, e lì rispondi a una lista entro sette. Chiedi tutto entro una data. Poi usa la small claims court. Chi lo tiene a torto può doverti fino al doppio. La normale usura non conta.',
  },
  'us.ask-state.deposit-triple': {
    says: 'Nel tuo Stato il proprietario ha di solito 30 giorni, 45 in Maryland. Poi chiedi tutto per iscritto entro una data; in Colorado dai sette giorni. Poi usa la small claims court. Chi lo tiene a torto può doverti fino al triplo, e le spese. In Georgia non vale per una persona che ha dieci case o meno.',
  },
}
