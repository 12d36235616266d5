/** What the law gives to people whose benefit is wanted back, and what to beware of: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFITS_RIGHTS_WORDS: Words = {
  'de.public.benefit-right-hearing': {
    says: 'Prima di riprendere denaro devono chiedere la Sua versione.',
  },
  'de.public.benefit-right-trust': {
    says: "Se l'errore era loro e Lei non poteva saperlo, può tenere il denaro che ha speso.",
  },
  'de.public.benefit-right-court': {
    says: 'Il tribunale sociale non Le costa nulla. Lì non serve un avvocato.',
  },
  'de.public.benefit-right-urgent': {
    says: 'Se non ha denaro per vivere, il tribunale sociale può decidere in pochi giorni (Eilantrag).',
  },
  'de.public.benefit-right-side-job': {
    says: 'Con la disoccupazione restano suoi 165 € al mese di lavoro extra, se lavora meno di 15 ore a settimana. Controlli il calcolo.',
  },
  'de.public.benefit-warn-stop': {
    says: "Un'opposizione non fa ripartire una prestazione fermata o ridotta. Per questo serve una richiesta urgente al tribunale sociale.",
  },
  'de.public.benefit-warn-crime': {
    says: "Dicono che l'ha fatto apposta o con colpa grave. Prenda un avvocato prima di spiegare qualcosa.",
  },
  'de.public.benefit-insight': {
    says: 'La decisione deve dire quale decisione vecchia cade, per quali mesi e per chi in famiglia. Gli errori qui sono frequenti.',
    actionable: 'Controlli ogni mese e ogni persona.',
  },
  'de.public.benefit-limitation': {
    says: "Una richiesta di restituzione si prescrive quattro anni dopo la fine dell'anno in cui la decisione è diventata definitiva.",
    from: "la fine dell'anno in cui la decisione di restituzione è diventata definitiva",
    restartedBy: 'Un pagamento o un atto di esecuzione può far ripartire i quattro anni.',
  },
  'de.public.change-post': {
    says: 'Il termine per opporsi parte il quarto giorno dopo la spedizione.',
    was: 'Le lettere degli uffici valevano come ricevute il terzo giorno dopo la spedizione.',
    is: 'Dal 1 gennaio 2025 è il quarto giorno.',
  },
  'de.public.benefit-right-inheritance': {
    says: 'Per il Jobcenter un’eredità non è reddito da luglio 2023. Conta solo come risparmio, sopra la somma libera.',
  },
  'de.public.benefit-right-income': {
    says: 'Non ogni reddito conta. Chieda quale legge, quale mese e quali somme libere hanno usato.',
  },
  'de.public.benefit-right-setoff': {
    says: 'Possono trattenere solo una parte fissa del Suo aiuto (Aufrechnung). Serve una decisione, e può opporsi anche a quella.',
  },
  'de.public.benefit-right-no-pause': {
    says: 'Qui l’opposizione da sola non ferma la restituzione. Chieda all’ufficio, nella stessa lettera, di sospenderla. Se dice no, chieda al tribunale sociale. Tutto è gratis.',
  },
}
