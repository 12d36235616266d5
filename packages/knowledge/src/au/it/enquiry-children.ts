/** The Italian words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_IT: Words = {
  'au.ask.see-child': {
    says: 'Mantenimento e tempo con il figlio sono due cose, quindi continui a pagare. Chieda prima la conciliazione familiare (family dispute resolution): 1800 050 321. Per lo più serve il suo certificato prima del tribunale. Poi il tribunale può decidere secondo il bene del bambino.',
  },
  'au.ask.child-support': {
    says: 'Chiami Services Australia (Child Support). Può riscuotere da stipendio, rimborsi delle tasse e conti, e può impedire all’altro genitore di lasciare il paese. È gratis.',
  },
  'au.ask.child-support-too-high': {
    says: 'Chiami ora Services Australia: finché non cambia, vale la vecchia somma. Il suo reddito è sceso del 15% o più? Dia una stima di quanto guadagna ora e si ricalcola. C’è un dato sbagliato, come le notti o il reddito? Si opponga per iscritto entro 28 giorni dalla lettera. È gratis. Il suo caso è speciale? Chieda un change of assessment. Se è in ritardo, chieda un piano.',
  },
  'au.ask.child-support-how-much': {
    says: 'Services Australia lo fissa con una formula: quanto guadagnate entrambi, le notti del bambino da ciascuno, il numero e l’età dei figli. Il suo calcolatore gratuito online (estimator) mostra la somma. Con la cura condivisa di solito si paga meno. Potete anche accordarvi su un’altra somma per iscritto. Avvisi subito se qualcosa cambia: di rado conta per il passato.',
    dependsOn: 'quanto guadagnate entrambi e le notti da ciascuno',
  },
  'au.ask.where-children-live': {
    says: 'Voi due, se potete: scrivete un piano, e un tribunale può renderlo vincolante. Se no, di solito serve prima la family dispute resolution: 1800 050 321. Poi il Federal Circuit and Family Court decide per il bene del bambino, la sicurezza prima di tutto. Nessuna regola dice che il tempo va diviso a metà. Con violenza o urgenza può andare subito in tribunale.',
  },
}
