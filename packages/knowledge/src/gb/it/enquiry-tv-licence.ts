/** Questions about television licences: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TV_LICENCE_IT: Words = {
  'gb.tv.answer-need': {
    says: 'Serve per guardare o registrare TV in diretta su ogni canale o apparecchio, o per usare BBC iPlayer. Non serve per Netflix, DVD o programmi già andati in onda su altri canali.',
    dependsOn: 'se qualcuno guarda TV in diretta o BBC iPlayer',
  },
  'gb.tv.answer-visit': {
    says: 'Non è obbligato a far entrare TV Licensing, se non hanno un mandato di perquisizione del tribunale (search warrant). Può chiudere la porta.',
  },
}
