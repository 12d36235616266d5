/** Checks of HM Revenue and Customs, late payment, simple assessment and the child benefit charge: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_CHECKS_IT: Words = {
  'gb.tax.right-years': {
    says: 'HMRC può quasi sempre tornare indietro di quattro anni, sei per negligenza e 20 se voluto. Serve più di un sospetto. Ha 30 giorni per il ricorso.',
  },
  'gb.tax.right-check': {
    says: 'HMRC può chiedere solo ciò che serve al controllo. Può chiedere perché, avere un consulente, e chiedere al giudice di chiudere un controllo senza fine.',
  },
  'gb.tax.right-late': {
    says: 'La penale per ritardo cade se aveva una buona scusa, o se ha concordato tempo prima del giorno della penale.',
  },
  'gb.tax.right-simple': {
    says: 'Se i numeri sono sbagliati, lo dica a HMRC entro 60 giorni. Dopo la risposta ha 30 giorni per il ricorso.',
  },
  'gb.tax.know-child-charge': {
    says: "La tassa inizia se Lei o il partner guadagnate oltre £60,000. A £80,000 prende tutto l'assegno. Può fermare il pagamento e tenere il diritto.",
  },
}
