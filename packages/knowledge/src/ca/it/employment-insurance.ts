/** Employment Insurance (EI): a refusal, and money to pay back: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_INSURANCE_IT: Words = {
  'ca.benefit.right-review': {
    says: 'Può chiedere di riesaminare una decisione sulla disoccupazione (employment insurance) entro 30 giorni da quando l’ha saputa.',
  },
  'ca.benefit.right-appeal': {
    says: 'Se dicono ancora no, può fare ricorso al Social Security Tribunal entro 30 giorni.',
  },
  'ca.benefit.reconsider': {
    says: 'Per la disoccupazione (employment insurance) ha 30 giorni per chiedere un nuovo esame (reconsideration). Contiamo dalla data della lettera.',
    action: 'Chieda un nuovo esame (reconsideration), se non è d’accordo',
    consequence: 'Possono rifiutare una richiesta tardiva senza un buon motivo.',
  },
  'ca.benefit.right-ei-limit': {
    says: 'Un pagamento EI in eccesso deve quasi sempre essere scoperto entro 36 mesi, o 72 se una dichiarazione era falsa. In alcuni casi di difficoltà o di errore dell’ufficio può essere cancellato.',
  },
  'ca.benefit.right-ei-review': {
    says: 'Ha 30 giorni dalla decisione per chiedere per iscritto a Service Canada di riesaminarla. È gratis.',
  },
  'ca.ei.want': {
    says: 'Service Canada ha deciso sulla Sua EI. Cerchi il motivo e annoti il giorno in cui ha ricevuto la lettera.',
  },
  'ca.ei.reality': { says: 'Un no non è l’ultima parola. Può chiedere gratis un nuovo esame.' },
  'ca.ei.rights': {
    says: 'Ha 30 giorni per chiedere per iscritto una nuova decisione. Poi può decidere un tribunale.',
  },
  'ca.ei.who': {
    says: 'Service Canada gestisce l’assicurazione di disoccupazione (Employment Insurance, EI) per il governo.',
  },
  'ca.ei.right-reconsider': {
    says: 'Ha 30 giorni dalla decisione per chiedere per iscritto a Service Canada di riesaminarla. È gratis.',
  },
  'ca.ei.right-just-cause': {
    says: 'Se ha lasciato Lei il lavoro, può avere lo stesso la EI se non aveva un modo giusto di restare. Possono contare molestie, pericolo, malattia o un trasloco con la famiglia.',
  },
  'ca.ei.right-misconduct': {
    says: 'Se parlano di colpa grave (misconduct), devono mostrare che l’ha fatto apposta e sapeva di poter perdere il lavoro. Un errore non basta.',
  },
  'ca.ei.right-tribunal': {
    says: 'Se dicono ancora no, può fare ricorso al Social Security Tribunal entro 30 giorni. È gratis.',
  },
  'ca.ei.step': {
    says: 'Chieda un nuovo esame (reconsideration) per iscritto. Dia fatti, date e prove, come un certificato del medico o messaggi.',
  },
}
