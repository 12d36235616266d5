/** Pago del impuesto y facturas de municipios y hospitales: las filas de Francia en español. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'fr.tax.when-due': {
    says: 'L’avviso fissa l’ultimo giorno per pagare. Prima non c’è aumento. Dopo la legge aggiunge il 10%.',
  },
  'fr.tax.how-paid': {
    says: 'Sopra 300 € deve pagare la tassa online o lasciare che l’ufficio la addebiti. Fino a 300 € può pagare in altro modo.',
  },
  'fr.town.right-two-months': {
    says: 'Ha due mesi dall’arrivo di questo conto di un comune o ospedale per contestarlo al tribunale indicato.',
  },
  'fr.town.right-four-years': {
    says: 'Il contabile pubblico ha quattro anni per riscuoterlo. Ogni atto di riscossione fa ripartire i quattro anni.',
  },
  'fr.mortgage.right-pause': {
    says: 'Dopo la perdita del lavoro o un altro colpo duro può chiedere al giudice di sospendere il prestito fino a due anni.',
  },
  'fr.mortgage.right-own-sale': {
    says: 'Vada all’udienza (audience d’orientation). Lì può chiedere di vendere Lei la casa, che spesso rende di più.',
  },
  'fr.benefit.right-twenty-days': {
    says: 'Ha 20 giorni da questo avviso per far correggere dati sbagliati. In quel tempo può anche pagare o accettare rate, in 12 mesi al massimo. Se non fa nulla, possono trattenere una parte di ciò che riceve.',
  },
}
