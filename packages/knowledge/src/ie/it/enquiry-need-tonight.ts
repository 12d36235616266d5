/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_IT: Words = {
  'ie.need.bed': {
    says: 'Chiami ora l’ufficio senzatetto (homeless section) del Suo comune, o ci vada. Dica che non ha dove dormire stanotte e chieda un alloggio d’emergenza per tutti voi. A Dublino, linea gratuita: 1800 707 707. Chi dorme in auto o su un divano può essere senzatetto per la legge. Porti i documenti se li ha. Se rifiuta, Threshold aiuta: 1800 454 454.',
  },
  'ie.need.food': {
    says: 'Vada oggi al Community Welfare Service del Suo ufficio Intreo e chieda un Additional Needs Payment, come bisogno urgente di cibo. Può averlo anche se lavora. Mentre aspetta un sussidio, chieda l’aiuto base settimanale (Supplementary Welfare Allowance). Citizens Information dice dov’è il banco alimentare più vicino: 0818 07 4000.',
  },
  'ie.need.power': {
    says: 'Chiami ora il fornitore. Dica che c’è un neonato, un anziano o un malato, offra un piano e chieda la luce oggi. Chi dipende da un apparecchio medico non può mai essere staccato per una bolletta. Chieda al Community Welfare Service (Intreo) un Additional Needs Payment per luce e calore. MABS aiuta gratis: 0818 07 2000.',
  },
  'ie.need.meter': {
    says: 'Chiami ora il fornitore. Dica che il contatore è vuoto e chi è in casa. Chieda un credito d’emergenza per stanotte e un piano per il debito. Chieda al Community Welfare Service (Intreo) un Additional Needs Payment per luce e calore. Può averlo anche se lavora. MABS aiuta gratis: 0818 07 2000.',
  },
  'ie.need.loan-shark': {
    says: 'In pericolo chiami il 999 o il 112. Prestare per mestiere senza licenza è un reato, e le minacce anche. Lei non ha commesso reati chiedendo un prestito. Non lo incontri da solo. Conservi i messaggi e scriva giorni e somme per la polizia (gardaí). Faccia bloccare la carta e aprire un altro conto. MABS aiuta, gratis e riservato: 0818 07 2000.',
  },
}
