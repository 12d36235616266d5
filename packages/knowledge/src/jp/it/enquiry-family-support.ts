/** Questions about money from a spouse who lives apart and from a parent with no deal: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_SUPPORT_IT: Words = {
  'jp.ask.separated-costs': {
    says: 'Sì. Finché siete sposati, chi guadagna di più deve pagare per le spese Sue e dei figli (婚姻費用), anche se vivete separati. I giudici contano di solito dal mese della richiesta. Chieda ora per iscritto e faccia domanda di conciliazione (調停) al tribunale della famiglia, circa 1,200 yen. Una tabella (算定表) dà la somma. Se urge, chieda un ordine rapido. Houterasu aiuta.',
  },
  'jp.ask.child-support-no-deal': {
    says: 'Sì. Divorzio dal 1° aprile 2026 senza accordo: l’altro genitore deve 20,000 yen al mese per figlio dal divorzio (法定養育費), fino a un accordo, una decisione o i 18 anni. Si può prendere dalla paga senza sentenza, salvo che provi di non poter pagare. Per un divorzio precedente, e per la somma piena secondo i redditi, chieda conciliazione (調停) al tribunale della famiglia. Chieda subito: di solito conta da allora.',
  },
  'jp.ask.child-support-lower': {
    says: 'Può cambiare se è successo qualcosa di imprevisto. Se il nuovo coniuge adotta il figlio (養子縁組), di solito scende o finisce; il matrimonio da solo non cambia nulla. Perdita del lavoro, malattia, un nuovo figlio o spese di scuola contano. Parlatene e mettetelo per iscritto. Altrimenti conciliazione (調停) al tribunale della famiglia. Fino ad allora paghi la vecchia somma.',
    dependsOn: 'che cosa è cambiato da allora',
  },
}
