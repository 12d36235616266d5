/** Dismissals for reasons of the firm (despido objetivo, ERE): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const OBJECTIVE_DISMISSAL_IT: Words = {
  'es.work.want-objective': {
    says: 'Dicono che il lavoro finisce per motivi della ditta, o perché Lei non è più idoneo. Non ha fatto nulla di male.',
  },
  'es.work.right-twenty-days': {
    says: 'Per motivi oggettivi riceve 20 giorni di paga per ogni anno, fino a 12 mesi, insieme alla lettera.',
  },
  'es.work.right-fifteen-notice': {
    says: 'Per motivi oggettivi ha 15 giorni di preavviso, con sei ore pagate a settimana per cercare lavoro. Se no, pagano quei giorni.',
  },
  'es.work.right-collective': {
    says: 'In un licenziamento collettivo (ERE) la ditta deve prima parlare con chi rappresenta i lavoratori. Lei riceve comunque una Sua lettera e almeno 20 giorni per ogni anno.',
  },
  'es.work.insight-money-same-time': {
    says: 'In un licenziamento oggettivo i soldi devono essere offerti con la lettera. Se no, di solito è ingiusto.',
    actionable: 'Scriva se e quando ha ricevuto i soldi.',
  },
  'es.work.tactic-take-money': {
    says: 'Può prendere i soldi offerti e contestare lo stesso il licenziamento.',
    risk: 'Se vince, ciò che ha ricevuto viene contato.',
    notWhen: 'Firma un accordo in conciliazione.',
  },
  'es.work.right-figures': {
    says: 'La lettera deve dare fatti: per ragioni economiche, le cifre. Dire che «l’azienda va male» non basta. Allora il giudice di solito dichiara il licenziamento ingiusto.',
  },
}
