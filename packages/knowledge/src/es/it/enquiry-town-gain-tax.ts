/** The Italian words of the rows in ../enquiry-town-gain-tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWN_GAIN_TAX_IT: Words = {
  'es.ask.town-gain-tax': {
    says: 'Venduto a non più di quanto ha pagato? Allora non deve nulla, se lo dichiara e mostra i due atti. Altrimenti il comune deve usare il guadagno reale se è minore. Faccia ricorso entro un mese (recurso de reposición).',
    dependsOn: 'che cosa dicono i due atti',
  },
}
