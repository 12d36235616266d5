/** Rights and ways to go about a benefit that was paid too much: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_OVERPAYMENT_RIGHTS_IT: Words = {
  'gb.benefit.right-waiver': {
    says: 'Può chiedere che vi rinuncino (waiver) se restituirla farebbe un danno vero alla salute o alla famiglia. Invii prove.',
  },
  'gb.benefit.right-review': {
    says: 'Ha diritto a un nuovo esame della decisione, e poi a un tribunale gratuito (tribunal).',
  },
  'gb.benefit.right-amount': {
    says: 'Ha il diritto di sapere come hanno calcolato la somma.',
  },
  'gb.benefit.right-afford': {
    says: 'Può chiedere trattenute più basse se non può pagare le cose di base.',
  },
  'gb.benefit.right-old-benefits': {
    says: 'Gli aiuti più vecchi, come la Carer’s Allowance, sono diversi. Possono chiederli indietro solo se Lei ha dato un fatto sbagliato o ne ha lasciato fuori uno.',
  },
  'gb.benefit.option-review': {
    says: 'Dica che cosa è sbagliato e mandi le prove.',
    title: 'Chiedere un nuovo esame',
    cost: 'Nulla.',
    time: 'Entro un mese. Una risposta dopo alcune settimane.',
    risk: 'Basso. In rari casi trovano di più.',
    bestFor: 'Pensa di non doverlo, o la somma è sbagliata.',
  },
  'gb.benefit.option-rate': {
    says: 'Chiami l’ufficio debiti con il Suo bilancio.',
    title: 'Chiedere di restituire meno al mese',
    cost: 'Nulla.',
    time: 'Una telefonata.',
    risk: 'Ci vuole più tempo per finire.',
    bestFor: 'Lo deve ma non ce la fa.',
  },
  'gb.benefit.option-help': {
    says: 'Controlla la legge e le somme per Lei.',
    title: 'Chiedere a un consulente sugli aiuti',
    cost: 'Nulla.',
    time: 'Una telefonata questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Somme grandi, o se si parla di frode.',
  },
  'gb.benefit.right-civil-penalty': {
    says: 'Possono aggiungere 50 £ solo se è stato negligente o non ha avvisato senza un buon motivo. Può chiedere di rivedere anche questo.',
  },
}
