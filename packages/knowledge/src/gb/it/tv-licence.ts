/** Licenza TV (TV Licence): il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_IT: Words = {
  'gb.tv.want': {
    says: 'Per questa sola lettera non deve nulla.',
  },
  'gb.tv.reality': {
    says: 'È una lettera standard alle case senza licenza registrata. Non è una bolletta, non è una multa e non viene da un tribunale.',
  },
  'gb.tv.who': {
    says: 'TV Licensing lavora per la BBC. I suoi addetti non sono la polizia. Non hanno più diritto di entrare di ogni altro visitatore.',
  },
  'gb.tv.rights-summary': {
    says: 'Senza TV in diretta e senza BBC iPlayer, niente licenza. Non è obbligato a far entrare un visitatore senza un mandato (warrant).',
  },
  'gb.tv.no-entry-yet': {
    says: 'Non possono perquisire la casa senza un mandato del tribunale (warrant). Un tribunale ha prima bisogno di buoni motivi.',
  },
  'gb.tv.no-fine-yet': {
    says: 'Una lettera non può darle una multa. Lo può solo un tribunale, dopo una causa in cui Lei può parlare.',
  },
  'gb.tv.know-catch-up': {
    says: 'Non serve una licenza per Netflix, DVD o programmi già andati in onda su altri canali. Serve per la TV in diretta su ogni canale e per BBC iPlayer.',
    learnMore:
      'In diretta vuol dire mentre va in onda, su TV, telefono o computer. Vale anche su YouTube, se è un canale TV in diretta.',
  },
  'gb.tv.org-price': {
    says: 'Una licenza a colori costa £180 l’anno dal 1 aprile 2026. Può pagare a rate. È gratuita dai 75 anni con Pension Credit, e a metà prezzo per i ciechi.',
  },
  'gb.tv.step-check': {
    says: 'Si chieda: qualcuno a casa mia guarda la TV in diretta, la registra, o usa BBC iPlayer? È l’unica domanda che conta.',
  },
  'gb.tv.step-declare': {
    says: 'Se la risposta è no, dica sul loro sito che non Le serve una licenza. Le lettere allora si fermano per un po’.',
  },
  'gb.tv.step-buy': {
    says: 'Se la risposta è sì, ne compri una ora, o scelga un piano per settimana o mese. Prima controlli se può averla gratis o a meno.',
  },
  'gb.tv.step-own-site': {
    says: 'Scriva Lei l’indirizzo del sito. E-mail e SMS di truffa usano spesso il nome TV Licensing.',
  },
  'gb.tv.step-moved': {
    says: 'Se ha una licenza a un vecchio indirizzo, la sposti al nuovo. Non ne serve una seconda.',
  },
  'gb.tv.right-door': {
    says: 'Può tenere un visitatore alla porta e chiudere il discorso quando vuole. Non è obbligato a rispondere a domande né a firmare.',
  },
  'gb.tv.right-no-licence': {
    says: 'Ha il diritto di avere una TV e non pagare, se la usa solo per altro.',
  },
  'gb.tv.right-no-duty': {
    says: 'Nessuna legge La obbliga a rispondere a queste lettere. Una breve risposta è spesso la via facile per avere pace.',
  },
  'gb.tv.right-refund': {
    says: 'Se paga e la licenza non Le serve più, può chiedere indietro parte dei soldi.',
  },
  'gb.tv.option-declare': {
    says: 'Compili il modulo sul loro sito o scriva una breve lettera.',
    title: 'Dire che non Le serve una licenza',
    cost: 'Nulla.',
    time: 'Dieci minuti.',
    risk: 'Deve essere vero. Possono comunque venire a controllare.',
    bestFor: 'Nessuno in casa guarda TV in diretta o BBC iPlayer.',
  },
  'gb.tv.option-buy': {
    says: 'Compri online, per telefono o in un PayPoint. Se i soldi sono pochi, chieda un piano.',
    title: 'Comprare una licenza, se serve a rate',
    cost: '£180 l’anno a colori.',
    time: 'Dieci minuti.',
    risk: 'Nessuno.',
    bestFor: 'Qualcuno in casa guarda TV in diretta o BBC iPlayer.',
  },
  'gb.tv.option-ignore': {
    says: 'Può lasciare la lettera senza risposta. Le lettere e le visite possono continuare.',
    title: 'Lasciar stare, se non serve una licenza',
    cost: 'Nulla.',
    time: 'Nessuno.',
    risk: 'Altre lettere, e forse una visita.',
    bestFor: 'Non Le serve una licenza e la posta non La disturba.',
  },
  'gb.tv.warn-offence': {
    says: 'Guardare TV in diretta o BBC iPlayer senza licenza è un reato. Un tribunale può darle una multa fino a £1,000, più le spese.',
  },
  'gb.tv.warn-summons': {
    says: 'Un atto del tribunale su una licenza TV ha un ultimo giorno per rispondere, spesso 21 giorni. Lo legga oggi e chieda consiglio.',
  },
  'gb.tv.insight-visit': {
    says: 'Una visita senza giorno è una frase di una lettera standard. Se viene qualcuno, non è obbligato a farlo entrare.',
    actionable: 'Chieda un documento. Dica che non vuole parlare, e chiuda la porta.',
  },
  'gb.tv.insight-occupier': {
    says: 'È indirizzata all’occupante (occupier). Non sanno chi vive lì né che cosa guarda.',
    actionable: 'Non è obbligato a dare il Suo nome per dire che non Le serve una licenza.',
  },
}
