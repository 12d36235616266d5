/** The Italian words of the rows in ../scam-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_IT: Words = {
  'us.scam.step-report-ssa': {
    says: 'Lo segnali all’ispettore generale di Social Security su oig.ssa.gov, e alla FTC su ReportFraud.ftc.gov.',
  },
  'us.scam.step-stop': {
    says: 'Non paghi, non chiami il numero, non apra il link e non dia dati.',
  },
  'us.scam.step-check': {
    says: 'Trovi Lei il numero del vero ufficio, sul suo sito o su una vecchia bolletta, e chieda.',
  },
  'us.scam.step-report': {
    says: 'Lo segnali su ReportFraud.ftc.gov. Le truffe su internet le segnali anche su ic3.gov.',
  },
  'us.scam.step-report-irs': {
    says: 'Segnali un falso ufficio delle tasse a TIGTA su tigta.gov. Inoltri una falsa e-mail a phishing@irs.gov.',
  },
  'us.scam.step-paid': {
    says: 'Se ha pagato, chiami ora la banca o la società della carta o della carta regalo e chieda i soldi indietro. Se ha dato dati, vada su IdentityTheft.gov.',
  },
  'us.scam.option-ignore': {
    says: 'Lo tenga come prova, lo segnali e non risponda.',
    title: 'Non rispondere',
    cost: 'Gratis',
    time: 'Nessuno',
    risk: 'Nessuno, dopo aver controllato con il vero ufficio.',
    bestFor: 'Non ha pagato e non ha detto nulla.',
  },
  'us.scam.option-report': {
    says: 'Lo segnali, avvisi la banca, cambi le password e blocchi il credito (freeze) presso i tre uffici. Il blocco è gratis.',
    title: 'Segnalare e proteggersi',
    cost: 'Gratis',
    time: '15 minuti',
    risk: 'Nessuno.',
    bestFor: 'Ha pagato, o ha dato dati.',
  },
  'us.scam.warning-recovery': {
    says: 'Se qualcuno offre di ridarle i soldi per un compenso, è anche quella una truffa.',
  },
  'us.scam.step-statement': {
    says: 'Guardi il suo conto o la carta, nell’app della banca. Se l’addebito non c’è, non è stato preso nulla e non c’è nulla da disdire.',
  },
  'us.scam.warning-remote': {
    says: 'Non lasci mai che chi chiama veda o comandi il suo telefono o computer, e non restituisca mai un «rimborso» troppo alto. Se è successo, chiami subito la banca.',
  },
}
