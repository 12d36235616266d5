/** Reminders and collection firms (Inkassobüro): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'ch.debt.want': {
    says: 'Le chiedono di pagare una fattura, spesso con spese in più. Questa lettera è solo una richiesta.',
  },
  'ch.debt.who': {
    says: 'È una ditta privata, non un ufficio dello Stato. Non ha più potere di un altro creditore.',
  },
  'ch.debt.real': { says: 'Nessuno può prendere il Suo salario o i Suoi beni per questa lettera.' },
  'ch.debt.not-yet': {
    says: "Prima l'ufficio d'esecuzione deve mandare un precetto esecutivo. Può fermarlo con una parola entro dieci giorni.",
  },
  'ch.debt.rights': {
    says: 'Può chiedere prove, contestare il debito, rifiutare spese poco chiare e offrire rate.',
  },
  'ch.debt.right-fees': {
    says: "Ha il diritto di rifiutare le spese di una ditta d'incasso. Il creditore deve provare ogni danno oltre l'interesse.",
  },
  'ch.debt.right-proof': { says: 'Ha il diritto di vedere su che cosa si basa la richiesta.' },
  'ch.debt.right-old': { says: 'Se il debito è prescritto, può rifiutare. Deve dirlo Lei.' },
  'ch.debt.option-dispute': {
    title: 'Contestare il debito o le spese',
    says: 'Scriva che cosa non deve e perché.',
    cost: 'Un francobollo.',
    time: 'Una lettera.',
    risk: "Può seguire un'esecuzione.",
    bestFor: 'La fattura o le spese sono sbagliate.',
  },
  'ch.debt.option-plan': {
    title: 'Offrire di pagare a rate',
    says: 'Indichi una somma che può mantenere.',
    cost: 'Ciò che offre.',
    time: 'Una lettera.',
    risk: 'Un piano scritto può riconoscere il debito.',
    bestFor: 'Deve la somma ma non può pagare tutto subito.',
  },
  'ch.debt.option-help': {
    title: 'Chiedere una consulenza gratuita',
    says: 'La consulenza sui debiti è gratuita in ogni cantone.',
    cost: 'Nulla.',
    time: 'Una telefonata.',
    risk: 'Nessuno.',
    bestFor: 'Ha più debiti.',
  },
  'ch.debt.insight-register': {
    says: "Un'esecuzione può restare cinque anni nel registro delle esecuzioni e nuocerLe quando cerca casa.",
    actionable:
      'Non ignori un precetto esecutivo. Faccia opposizione entro dieci giorni se contesta.',
  },
  'ch.debt.insight-partpay': {
    says: 'Un pagamento parziale fa ripartire il termine di prescrizione.',
    actionable: "Controlli l'età del debito prima di pagare una prima somma.",
  },
  'ch.debt.warn-ignore': {
    says: "Un creditore può avviare un'esecuzione senza prove. Controlli la posta: può arrivare un precetto esecutivo.",
  },
  'ch.debt.myth-seize': {
    says: "Una ditta d'incasso non può pignorare. Può farlo solo l'ufficio d'esecuzione, e solo se nessuna opposizione resta in piedi.",
  },
  'ch.debt.right-meeting': {
    says: 'Prima della maggior parte delle cause c’è un’udienza davanti all’autorità di conciliazione. Lì può dire la sua e trovare un accordo.',
  },
  'ch.debt.right-doctor': {
    says: 'Mandi subito la fattura del medico alla cassa malati. Di solito l’assicurazione di base la rimborsa, meno la sua quota. Chieda al medico di aspettare fino ad allora.',
  },
  'ch.debt.right-office-cost': {
    says: 'Un precetto esecutivo per 100 a 500 franchi costa 20 franchi e la posta. Il creditore anticipa. Centinaia di franchi sono di solito troppo in questa fase.',
  },
}
