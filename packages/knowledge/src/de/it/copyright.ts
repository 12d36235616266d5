/** Warnings over copyright (Abmahnung): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_WORDS: Words = {
  'de.consumer.copy-want': {
    says: 'Una diffida (Abmahnung) vuole una promessa firmata (Unterlassungserklärung) e denaro.',
  },
  'de.consumer.copy-who': {
    says: "Gli avvocati scrivono per il titolare di un'opera, di un'immagine o di un nome. Non sono un tribunale.",
  },
  'de.consumer.copy-reality': {
    says: 'È una cosa seria se è vera. Non fare nulla può portare un rapido ordine del tribunale. Firmare il loro modulo può legarLa per 30 anni.',
  },
  'de.consumer.copy-rights': {
    says: 'Può usare una Sua promessa più breve, contestare i fatti e pagare meno. Per i privati il compenso degli avvocati ha un limite.',
  },
  'de.consumer.copy-not-yet': {
    says: 'Ora non possono prendere denaro. Per quello serve un tribunale.',
  },
  'de.consumer.copy-step-nosign': {
    says: 'Non firmi il loro modulo e non li chiami. Chieda consiglio prima della loro data. Il tempo è poco.',
  },
  'de.consumer.copy-step-who': {
    says: 'Scopra chi usava internet in quel momento. Lo annoti. Non cancelli nulla.',
  },
  'de.consumer.copy-step-modified': {
    says: 'Un avvocato o un centro consumatori può scrivere una promessa modificata (modifizierte Unterlassungserklärung). Se serve, la mandi prima della data.',
  },
  'de.consumer.copy-step-valid': {
    says: 'Se è stato Lei, dia una promessa modificata e offra una somma più bassa. Molti casi finiscono con un accordo.',
  },
  'de.consumer.copy-step-dispute': {
    says: 'Non è stato Lei? Dica chi altro poteva usare da solo la linea, come partner, coinquilini, ospiti. Non è obbligato ad accusare nessuno.',
  },
  'de.consumer.copy-option-modified': {
    title: 'Promessa modificata e somma più bassa',
    says: 'Prometta di non farlo più, senza ammettere il debito. Offra una somma più bassa.',
    cost: 'Un avvocato, o consulenza in un centro consumatori.',
    time: 'Prima della data.',
    risk: 'Una promessa vale per sempre. Ogni violazione costa una penale.',
    bestFor: 'La violazione è probabilmente vera.',
  },
  'de.consumer.copy-option-dispute': {
    title: 'Respingere la diffida',
    says: 'Dica per iscritto perché è sbagliata. Per una diffida illegale può chiedere le Sue spese.',
    cost: 'Meglio con un avvocato.',
    time: 'Prima della data.',
    risk: 'Può seguire un ordine del tribunale o una causa.',
    bestFor: "Non è stato Lei, o l'opera è Sua o libera.",
  },
  'de.consumer.copy-option-help': {
    title: 'Centro consumatori o avvocato specializzato',
    says: 'Porti tutta la lettera e chieda una promessa modificata.',
    cost: 'Una piccola spesa, o un prezzo fisso.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Tutti quelli che hanno ricevuto una Abmahnung.',
  },
  'de.consumer.copy-right-cap': {
    says: 'Per i privati il compenso degli avvocati per la promessa si calcola solo su un valore di 1.000 €. I danni si aggiungono.',
  },
  'de.consumer.copy-right-form': {
    says: 'La lettera deve indicare il titolare, la violazione esatta, e separare danni e spese. Se no, non ha effetto.',
  },
  'de.consumer.copy-right-family': {
    says: 'Il titolare della linea internet non è sempre responsabile. Possono averlo fatto altri in casa.',
  },
  'de.consumer.copy-warn-date': {
    says: 'La data è vicina e vera. Chieda più tempo per iscritto se non trova consiglio prima.',
  },
  'de.consumer.copy-element-split': {
    name: 'Danni e spese mostrati separati',
    says: 'La lettera deve mostrare danni e spese separati.',
    ifMissing:
      'Non vediamo danni e spese degli avvocati separati. Senza questo la diffida può essere nulla.',
  },
  'de.consumer.copy-limitation': {
    says: "Le spese e la maggior parte delle richieste si prescrivono tre anni dopo la fine dell'anno.",
    from: "la fine dell'anno in cui il titolare ha saputo della violazione e di Lei",
    restartedBy:
      'Un pagamento o un riconoscimento fa ripartire i tre anni. Una parte dei danni può durare dieci anni.',
  },
  'de.consumer.desist-right-own': {
    says: 'Non è obbligato a usare il loro modulo. Basta una Sua promessa che copre la violazione, se indica una penale adeguata.',
  },
  'de.consumer.desist-right-costs': {
    says: "Deve le spese dell'avvocato solo se la diffida è giusta e chiara. Può chiedere come sono calcolate.",
  },
  'de.consumer.copy-right-child': {
    says: 'I genitori di solito non rispondono per un figlio a cui hanno vietato lo scambio. Non devono sorvegliarlo sempre.',
  },
  'de.consumer.copy-right-court': {
    says: 'Come privato può essere citato per questo solo al tribunale del Suo domicilio.',
  },
}
