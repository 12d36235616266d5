/** Questions about social welfare: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_IT: Words = {
  'ie.ask.welfare-appeal-days': {
    says: 'Mandi subito il ricorso al Social Welfare Appeals Office. La legge dà 60 giorni, ma rispetti i 21 se la lettera lo dice. Dica quali fatti sono sbagliati e alleghi prove. È gratis.',
  },
  'ie.ask.welfare-while-waiting': {
    says: 'Chieda oggi al Suo ufficio Intreo la Supplementary Welfare Allowance. È per chi ha troppo poco per vivere, anche durante un ricorso.',
  },
  'ie.ask.welfare-overpaid': {
    says: 'Chieda la decisione e come è calcolata ogni somma. Se è sbagliata, faccia ricorso gratis entro 60 giorni. Se è giusta, dica che cosa può pagare: senza il suo consenso possono prendere al massimo il 15% della sua quota settimanale.',
  },
  'ie.ask.benefit': {
    says: 'Chieda i motivi. Faccia ricorso entro 60 giorni se è sbagliato. Se è giusto, dica quanto può pagare a settimana.',
  },
  'ie.ask.welfare-refused': {
    says: 'Chieda all’ufficio di riesaminare e faccia ricorso alla Social Welfare Appeals Office entro 60 giorni. È gratis. Mandi nuove prove.',
  },
  'ie.ask.medical-card': {
    says: 'Chieda prima alla HSE un riesame, con le prove che mancavano, come una lettera del medico o le spese reali. Se la malattia la mette in difficoltà, può dare la tessera anche sopra il limite. Può anche fare ricorso al National Appeals Office della HSE. Lo faccia entro 21 giorni dalla decisione. Non è il Social Welfare Appeals Office.',
  },
}
