/** The Italian words of the rows in ../foreclosure-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FORECLOSURE_LAW_IT: Words = {
  'us.claim.foreclosure-120': {
    says: 'Chi ha il Suo mutuo (mortgage) deve quasi sempre aspettare che Lei sia in ritardo di oltre 120 giorni prima di iniziare la vendita forzata (foreclosure).',
    learnMore:
      'Un consulente per la casa approvato da HUD può aiutarla gratis a chiedere un piano.',
  },
  'us.mortgage.right-order': {
    says: 'La legge dà un ordine: prima il contatto e l’aiuto, poi, quasi sempre dopo 120 giorni, la vendita forzata (foreclosure). Una richiesta completa di aiuto può fermarla.',
  },
  'us.mortgage.right-intent': {
    says: 'Molti Stati obbligano chi ha dato il prestito a mandare prima un avviso (notice of intent). Deve darle tempo per pagare l’arretrato e tenere la casa.',
  },
  'us.mortgage.nj-intent': {
    says: 'Nel New Jersey un avviso (notice of intent) deve arrivare almeno 30 giorni prima della causa. Pagare l’arretrato in quel tempo chiude tutto.',
  },
  'us.mortgage.ny-intent': {
    says: 'Nello stato di New York chi ha dato il prestito deve mandare un avviso di 90 giorni prima di fare causa per la casa. L’avviso ha un elenco di consulenti gratis.',
  },
  'us.mortgage.ny-conference': {
    says: 'Nello stato di New York il tribunale deve tenere un incontro per un accordo (settlement conference) su una casa dove Lei vive.',
  },
  'us.mortgage.pa-intent': {
    says: 'In Pennsylvania chi ha dato il prestito deve avvisarla 30 giorni prima della causa, e darle tempo per vedere un consulente gratis. Può pagare l’arretrato fino a un’ora prima della vendita.',
  },
  'us.mortgage.ma-intent': {
    says: 'In Massachusetts ha il diritto, una volta in cinque anni, di pagare l’arretrato entro 90 giorni da un avviso e di tenere la casa.',
  },
  'us.mortgage.md-intent': {
    says: 'Nel Maryland un avviso (notice of intent) deve arrivare almeno 45 giorni prima di una causa per la vendita forzata (foreclosure). Quasi tutti i proprietari possono chiedere una mediazione.',
  },
  'us.mortgage.ca-default': {
    says: 'In California chi ha dato il prestito deve contattarla 30 giorni prima di un avviso di mancato pagamento (notice of default). Può mettersi in pari fino a 5 giorni lavorativi prima della vendita.',
  },
  'us.mortgage.nc-intent': {
    says: 'In North Carolina chi gestisce il mutuo (servicer) deve mandare un avviso almeno 45 giorni prima di chiedere la vendita forzata (foreclosure) per un mutuo casa.',
  },
  'us.mortgage.tx-intent': {
    says: 'In Texas ha almeno 20 giorni per pagare l’arretrato, e poi 21 giorni di avviso della vendita.',
  },
  'us.mortgage.wa-intent': {
    says: 'Nello stato di Washington chi ha dato il prestito deve prima offrire di incontrarla. Un consulente per la casa può mandarla alla mediazione.',
  },
  'us.mortgage.fl-court': {
    says: 'In Florida chi ha dato il prestito deve andare in tribunale per la vendita forzata (foreclose). Ha 20 giorni per rispondere da quando le danno gli atti.',
  },
  'us.mortgage.oh-court': {
    says: 'In Ohio chi ha dato il prestito deve andare in tribunale per la vendita forzata (foreclose). Può pagare il debito finché il giudice non conferma la vendita.',
  },
  'us.mortgage.right-stay': {
    says: 'Chiedere il fallimento personale (bankruptcy) di solito ferma subito la vendita forzata, finché il giudice decide. Prima chieda a un avvocato o a un consulente per la casa.',
  },
}
