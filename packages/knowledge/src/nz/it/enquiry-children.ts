/** The Italian words of the rows in ../enquiry-children.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILDREN_IT: Words = {
  'nz.ask.see-child': {
    says: 'Mantenimento e tempo con il figlio sono due cose, quindi continui a pagare. Chieda prima la conciliazione familiare (family dispute resolution), gratuita con reddito basso. Se fallisce, chieda al Family Court un ordine (parenting order). Conta il bene del bambino.',
  },
  'nz.ask.child-support-too-high': {
    says: 'Avvisi ora Inland Revenue, online o per telefono: finché non cambia, vale la vecchia somma. Il suo reddito è sceso del 15% o più? Mandi una stima. Conta dal primo del mese, quindi la mandi subito. C’è un dato sbagliato, come le notti? Si opponga per iscritto entro 28 giorni dall’avviso. È gratis. Il suo caso è speciale? Chieda una administrative review. Se è in ritardo, chieda un piano.',
  },
  'nz.ask.child-support-how-much': {
    says: 'Inland Revenue lo calcola con una formula: quanto guadagnate entrambi, il numero e l’età dei figli e le notti da ciascuno. Se il bambino dorme da lei almeno il 28% delle notti, circa due a settimana, di solito paga meno. Il calcolatore sul sito mostra la somma. Potete anche accordarvi su un’altra somma. Avvisi subito se qualcosa cambia.',
    dependsOn: 'quanto guadagnate entrambi e le notti da ciascuno',
  },
  'nz.ask.where-children-live': {
    says: 'Voi due come guardians, se siete d’accordo: scrivetelo. Se no, aiuta la family dispute resolution; con poco reddito è gratis. Poi il Family Court può fare una parenting order su cura e contatti. Segue il bene del bambino, e un avvocato può parlare per lui. Non porti lontano il bambino senza il sì dell’altro. Con violenza o urgenza vada subito in tribunale.',
  },
}
