/** The Italian words of the rows in ../child-protection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_PROTECTION_WORDS: Words = {
  'ca.child.want': {
    says: 'Una società di aiuto all’infanzia (children’s aid society) deve esaminare una preoccupazione per un minore. Vuole vedere casa Sua e parlare con Lei e con il minore.',
  },
  'ca.child.rights': {
    says: 'Può chiedere qual è la preoccupazione, parlare con un avvocato prima di dire di più o di firmare, e avere qualcuno accanto durante la visita.',
  },
  'ca.child.reality': {
    says: 'È l’inizio di un’indagine, non un’accusa e non ancora una causa. Molte finiscono senza alcun provvedimento.',
  },
  'ca.child.right-court': {
    says: 'Un minore può essere portato via solo con un mandato o un ordine, o se corre un grande rischio mentre lo si chiede. Allora un giudice deve esaminare il caso entro cinque giorni.',
  },
  'ca.child.right-sign': {
    says: 'Non deve firmare nulla sul momento, come un piano o un accordo perché il minore stia altrove. Lo mostri prima a un avvocato.',
  },
  'ca.child.step-lawyer': {
    says: 'Chiami Legal Aid Ontario al numero 1-800-668-8258 prima della visita. Può dare un avvocato, e indica altri aiuti se guadagna troppo.',
  },
  'ca.child.step-visit': {
    says: 'Sia presente all’ora fissata, oppure chiami e ne concordi un’altra. Resti calmo e annoti chi è venuto, che cosa ha chiesto e che cosa ha detto Lei.',
  },
}
