/** The Italian words of the rows in ../state-owned-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const STATE_OWNED_HOMES_IT: Words = {
  ...stateWords('deficiency', {
    AZ: 'dopo la vendita di una piccola casa (trustee’s sale) chi ha prestato quasi sempre non può chiedere il resto. Altrimenti ha 90 giorni per fare causa',
    GA: 'chi ha prestato può chiedere il resto solo se entro 30 giorni dalla vendita ha chiesto a un giudice di confermarla',
    IL: 'un giudice può ordinare il resto in quella causa solo se gli atti le sono stati dati di persona o se ha partecipato',
    MA: 'chi ha prestato deve scrivere 21 giorni prima della vendita che può chiedere il resto, e fare causa entro due anni',
    MI: 'può dire che la casa valeva quanto doveva, se chi ha prestato l’ha comprata all’asta',
    NC: 'un venditore che le ha prestato il prezzo non può chiedere il resto. Con altri può dire che la casa valeva di più',
    NJ: 'chi ha prestato deve quasi sempre fare causa per il resto entro tre mesi dalla vendita. Può dire che la casa valeva di più',
    OH: 'una sentenza per il resto di un mutuo si può quasi sempre usare solo per due anni dopo la vendita',
    WA: 'dopo la vendita della casa (trustee’s sale) chi ha prestato quasi sempre non può chiederle il resto',
  }),
  ...stateWords('dues-lien', {
    AZ: 'un’associazione può far vendere la casa solo per quote in ritardo di 18 mesi o che arrivano a $10,000, non per multe. Chieda un piano di pagamento',
    CA: 'deve arrivare una lettera dettagliata 30 giorni prima di un vincolo (lien). Per meno di $1,800 e sotto 12 mesi non possono vendere la casa (foreclose)',
    FL: 'un’associazione deve darle 45 giorni di avviso scritto prima di un vincolo (lien), e altri 45 giorni prima della vendita forzata (foreclosure)',
    NY: 'un condominio deve andare in tribunale per far valere il vincolo (lien) per le quote. Lì può rispondere',
    PA: 'il vincolo (lien) di una comunità per le quote di solito finisce se non agisce entro quattro anni',
    TX: 'l’associazione ha di solito bisogno di un tribunale per vendere la casa. Può ricomprarla entro 180 giorni dalla vendita',
    'MA OH':
      'un vincolo (lien) per le quote può far vendere la casa solo con un tribunale. Chieda un conto completo e un piano',
    GA: 'un’associazione può prendere una casa per le quote solo con un tribunale, per una somma maggiore, e 30 giorni dopo una raccomandata',
    IL: 'il consiglio deve darle per iscritto 30 giorni per pagare prima di fare causa per la casa',
    MI: 'un’associazione deve registrare l’avviso del vincolo (lien) e mandarglielo prima di vendere la casa per le quote',
    NC: 'l’associazione deve scrivere 15 giorni prima di depositare un vincolo (lien). Il cancelliere (clerk) deve sentirla prima di una vendita',
    NJ: 'un vincolo (lien) per le quote del condominio conta solo se registrato. Può chiedere all’associazione di comporre la lite',
    WA: 'l’associazione deve avvisarla due volte per iscritto, e il consiglio deve votare, prima di pignorare per le quote',
  }),
  ...stateWords('home-tax-relief', {
    'CA FL GA IL NY PA TX':
      'chi vive nella propria casa di solito paga meno tassa sulla casa. L’età o una disabilità può abbassarla ancora. Bisogna chiederlo',
    'AZ MA MI NC NJ OH WA':
      'la legge abbassa la tassa sulla casa a molti proprietari anziani, disabili o poveri e ai veterani. Chieda il modulo alla contea o alla città',
  }),
}
