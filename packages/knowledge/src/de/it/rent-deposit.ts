/** The Italian words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_IT: Words = {
  'de.deposit.want': {
    says: 'Il locatore dice quanto trattiene della Sua cauzione (Kaution) e perché.',
  },
  'de.deposit.reality': {
    says: 'Non deve accettarlo. Per ogni somma il locatore deve mostrare il danno e il costo.',
  },
  'de.deposit.right-wear': {
    says: 'Non paga la normale usura, come moquette consumata o piccoli segni.',
  },
  'de.deposit.right-six-months': {
    says: 'Le pretese per danni si prescrivono sei mesi dopo la restituzione. A volte il locatore può ancora compensarle.',
  },
  'de.deposit.right-cap': {
    says: 'La cauzione è al massimo tre canoni netti. Va tenuta separata e gli interessi sono Suoi.',
  },
  'de.deposit.right-paint': {
    says: 'Le scadenze fisse per imbiancare nelle clausole non valgono. Se ha avuto la casa non imbiancata, di solito non deve imbiancare.',
  },
  'de.deposit.step-write': {
    says: 'Scriva: chieda il conto completo con fatture e verbale di consegna, e fissi un giorno per il pagamento.',
  },
  'de.deposit.option-dispute': {
    says: 'Dica quali somme non accetta e perché. Un’associazione di inquilini aiuta.',
    title: 'Chiedere il resto',
    cost: 'Gratis, o una quota annuale.',
    time: 'Alcune settimane.',
    risk: 'Può ancora andare in tribunale.',
    bestFor: 'Somme senza prova o normale usura.',
  },
  'de.deposit.not-yet': {
    says: 'Una lettera non decide. Ciò che il locatore trattiene senza diritto, un tribunale può farglielo restituire.',
  },
  'de.deposit.right-old-for-new': {
    says: 'Anche per un danno vero non deve il prezzo del nuovo. Si toglie l’età, e può bastare pulire o riparare.',
  },
  'de.deposit.step-proof': {
    says: 'Raccolga i verbali del primo e dell’ultimo giorno, le foto e i nomi di chi ha visto la casa.',
  },
}
