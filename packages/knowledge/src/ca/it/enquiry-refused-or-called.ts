/** Questions about refused benefits and sponsorships, and calls in the name of the tax office: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REFUSED_OR_CALLED_IT: Words = {
  'ca.fact.ei-misconduct': {
    says: 'Chieda a Service Canada di riesaminare, per iscritto e gratis, entro 30 giorni da quando ha ricevuto la decisione. Non ogni licenziamento è colpa grave (misconduct). Deve averlo fatto apposta, o con una negligenza che vale lo stesso. E doveva sapere che poteva costare il posto. Dica perché è successo e mandi prove, come un turno cambiato. Se dicono ancora no, decide il Social Security Tribunal: lo chieda entro 30 giorni.',
  },
  'ca.fact.sponsorship-refused': {
    says: 'Chi fa da garante (sponsor) può fare appello alla Immigration Appeal Division entro 30 giorni da quando ha ricevuto il rifiuto. Guarda prove nuove: foto, messaggi, visite, soldi mandati, un figlio insieme. Lì non c’è appello dopo un reato grave, né per una domanda fatta dentro il Canada. Allora è quasi sempre la Federal Court, entro 15 giorni. Vada subito dall’assistenza legale o da un consulente autorizzato.',
  },
  'ca.fact.tax-office-call': {
    says: 'No, è una truffa. La CRA non minaccia di arrestarla. Non vuole mai carte regalo, bitcoin o bonifici elettronici. Riagganci e non paghi nulla. Se ha dubbi, chiami Lei: 1-800-959-8281. Se ha pagato o ha dato il SIN o i dati della banca, chiami subito la banca, poi Equifax e TransUnion. Lo segnali al Canadian Anti-Fraud Centre: 1-888-495-8501.',
  },
  'ca.fact.ei-after-firing': {
    says: 'Il licenziamento da solo non toglie l’assicurazione (EI). La toglie solo la cattiva condotta (misconduct): un atto voluto, o così negligente da valere lo stesso. Un lavoro non abbastanza buono di solito non lo è. Faccia domanda subito, al più tardi quattro settimane dopo l’ultimo giorno, anche senza il documento di lavoro (ROE). Dica la verità sul motivo. Decide Service Canada, non il capo. Se dice no, chieda entro 30 giorni un riesame.',
  },
}
