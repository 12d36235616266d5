/** Public fines for traffic and other offences (Bußgeld, Verwarnung): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_WORDS: Words = {
  'de.public.fine-want': {
    says: "Un ufficio La multa per un'infrazione stradale o di altro tipo (Bußgeldbescheid). Ha due settimane per opporsi.",
  },
  'de.public.fine-want-warning': {
    says: "È un'offerta: paghi una piccola somma entro una settimana e la cosa finisce (Verwarnungsgeld, da 5 € a 55 €).",
  },
  'de.public.fine-who': {
    says: "È un ufficio pubblico, come un Comune o l'ufficio centrale delle multe, non una ditta privata di parcheggi.",
  },
  'de.public.fine-reality': {
    says: 'Dopo il termine per opporsi la multa è definitiva e si esegue senza tribunale. Prima può contestarla.',
  },
  'de.public.fine-not-yet': {
    says: 'Nulla si esegue finché può ancora opporsi, o finché la Sua opposizione è aperta.',
  },
  'de.public.fine-deadline': {
    says: 'Ha due settimane dal giorno sulla busta gialla. Deve essere per iscritto, non con una semplice email.',
    action: "Mandare l'opposizione (Einspruch) all'ufficio che ha dato la multa",
    consequence: 'La multa e gli eventuali punti o il divieto di guida diventano definitivi.',
  },
  'de.public.fine-deadline-warning': {
    says: 'Può accettare pagando entro una settimana, o rifiutare non pagando.',
    action: 'Pagare la somma di avviso se la accetta',
    consequence: "L'ufficio può mandare una multa formale con spese in più.",
  },
  'de.public.fine-step-check': {
    says: 'Controlli giorno, luogo, auto, foto e conducente. Chieda di vedere il fascicolo e la foto.',
  },
  'de.public.fine-step-silent': {
    says: 'Non è obbligato a dire nulla sul fatto. Se glieli chiedono, deve dare nome, dati di nascita e indirizzo.',
  },
  'de.public.fine-step-object': {
    says: 'Si opponga per iscritto: numero, data, «Ich lege Einspruch ein» (mi oppongo), firma. Non servono motivi. Può ritirarla dopo.',
  },
  'de.public.fine-step-pay': {
    says: "Giusta ma troppo alta in una volta? Chieda rate all'ufficio e mostri il reddito. Il silenzio può portare all'arresto.",
  },
  'de.public.fine-option-object': {
    title: 'Opporsi entro due settimane',
    says: 'Prima si opponga, poi veda il fascicolo. Può farlo per Lei un avvocato per il traffico.',
    cost: 'Gratis. Spese di tribunale se perde.',
    time: 'Due settimane dalla notifica.',
    risk: "All'udienza la multa può anche salire.",
    bestFor: 'Non era Lei, o sono in gioco punti o un divieto di guida.',
  },
  'de.public.fine-option-pay': {
    title: 'Pagare e chiudere',
    says: 'Paghi con il numero della pratica. Tenga la prova.',
    cost: 'La multa e le spese.',
    time: 'Entro il tempo della lettera, o oggi.',
    risk: 'Allora contano anche punti e divieto.',
    bestFor: 'È giusta e piccola.',
  },
  'de.public.fine-warn-ban': {
    says: 'Sono in gioco punti o un divieto di guida. Vada da un avvocato per il traffico prima che finiscano le due settimane.',
  },
  'de.public.fine-myth': {
    says: "Una multa pubblica non pagata non sparisce. L'ufficio può eseguirla e un tribunale può ordinare l'arresto finché non paga o mostra che non può.",
  },
  'de.public.fine-step-envelope': {
    says: 'Tenga la busta gialla. La data sopra fa partire le due settimane.',
  },
  'de.public.fine-step-lawyer': {
    says: "Punti o divieto? Faccia leggere il fascicolo a un avvocato per il traffico. Spesso paga l'assicurazione legale.",
  },
  'de.public.fine-option-help': {
    title: 'Chiedere a un avvocato per il traffico',
    says: 'Un avvocato può vedere tutto il fascicolo e trovare errori di misura.',
    cost: 'Un compenso, o la Sua assicurazione legale.',
    time: 'Prima che finiscano le due settimane.',
    risk: 'Se non trova un avvocato, si opponga Lei in tempo.',
    bestFor: 'Punti, divieto di guida o una multa alta.',
  },
}
