/** Claims in court (Klage): the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'de.claim.what-claim': {
    says: 'Qualcuno Le ha fatto causa. Il tribunale vuole sapere entro due settimane se si difenderà.',
  },
  'de.claim.reality-claim': {
    says: 'Se tace, il tribunale può decidere contro di Lei senza cercare prove. Una breve lettera in tempo lo evita.',
  },
  'de.claim.who-claim': {
    says: 'Il tribunale trasmette la causa. L’altra parte (Klägerin o Kläger) vuole qualcosa da lei.',
  },
  'de.claim.rights-claim': {
    says: 'Può difendersi, chiedere il gratuito patrocinio e mostrare le Sue prove.',
  },
  'de.claim.not-yet-claim': {
    says: 'Una domanda non è una sentenza. Non possono prenderLe nulla prima che il tribunale decida. Dopo possono spesso cominciare, anche se fa appello.',
  },
  'de.claim.deadline-claim': {
    says: 'Ha due settimane dalla notifica per dire che si difenderà. Questo termine non si può allungare.',
    action: 'Scrivere al tribunale che si difenderà (Verteidigungsanzeige)',
    consequence:
      'Il tribunale può emettere una sentenza in contumacia (Versäumnisurteil) contro di Lei.',
  },
  'de.claim.deadline-defence': {
    says: 'Per la difesa completa ha almeno altre due settimane. La lettera del tribunale indica il giorno. Può chiedere più tempo prima che finisca.',
    action: 'Mandare la difesa con motivi e prove (Klageerwiderung)',
    consequence: 'Il tribunale può non tenere conto di ciò che dice troppo tardi.',
  },
  'de.claim.step-defend': {
    says: 'Scriva oggi: «Ich werde mich gegen die Klage verteidigen» (mi difenderò). Indichi il numero e firmi. I motivi possono seguire.',
  },
  'de.claim.step-lawyer': {
    says: 'Al tribunale regionale (Landgericht) può agire per Lei solo un avvocato. Al tribunale locale può agire da solo.',
  },
  'de.claim.step-legal-aid': {
    says: 'Con un reddito basso chieda al tribunale il gratuito patrocinio (Prozesskostenhilfe). Mandi il modulo e le prove del reddito.',
  },
  'de.claim.step-advice': {
    says: 'Con un reddito basso prenda un buono di consulenza (Beratungsschein) al tribunale locale. Un avvocato Le costa allora 15 €.',
  },
  'de.claim.step-valid': {
    says: "Se tutto è giusto, paghi l'altra parte entro le due settimane, non il tribunale. O concordi rate per iscritto.",
  },
  'de.claim.step-valid-claim': {
    says: 'Se deve la somma e non ha dato motivo alla causa, ammetterla subito può evitarLe le spese. Chieda prima a un avvocato.',
  },
  'de.claim.step-dispute-claim': {
    says: 'Risponda a ogni punto della domanda: giusto, sbagliato o non noto. Ciò che non contesta vale come vero.',
  },
  'de.claim.option-defend': {
    title: 'Difendersi dalla domanda',
    says: 'Prima annunci la difesa. Poi mandi motivi e prove entro la seconda data.',
    cost: "All'inizio gratis. Chi perde paga le spese.",
    time: 'Una breve lettera entro due settimane, i motivi dopo.',
    risk: 'Se perde, paga tribunale e avvocati secondo la legge.',
    bestFor: 'Ha un motivo per cui la domanda è sbagliata.',
  },
  'de.claim.option-pay': {
    title: 'Pagare ciò che deve',
    says: 'Paghi chi ha fatto causa e tenga la prova. Chieda una nota scritta che il caso è chiuso.',
    cost: 'La somma nel documento.',
    time: 'Entro le due settimane, o appena può.',
    risk: 'Pagare ammette la richiesta. Difficilmente riavrà i soldi.',
    bestFor: 'La richiesta è giusta e ha i soldi.',
  },
  'de.claim.option-rates': {
    title: 'Concordare rate',
    says: 'Offra una somma al mese e chieda per iscritto di ritirare o sospendere la causa.',
    cost: 'Il debito, forse una spesa.',
    time: 'Alcuni giorni. Il termine del tribunale continua.',
    risk: 'Le trattative non fermano il tribunale. Si opponga o si difenda lo stesso fino alla firma.',
    bestFor: 'Deve la somma ma non può pagare subito.',
  },
  'de.claim.option-help': {
    title: 'Aiuto legale con un reddito basso',
    says: 'Prenda un buono per un avvocato al tribunale locale, o chieda il gratuito patrocinio nella causa.',
    cost: '15 € per la consulenza. Il gratuito patrocinio è gratis o si restituisce a rate.',
    time: 'Una visita al tribunale locale.',
    risk: "Se perde, il gratuito patrocinio non copre l'avvocato dell'altra parte.",
    bestFor: 'Il caso è difficile o la somma è alta.',
  },
  'de.claim.right-restore': {
    says: 'Ha mancato un termine rigido senza colpa, per esempio malato in ospedale? Chieda la rimessione in termini (Wiedereinsetzung) entro due settimane.',
  },
  'de.claim.right-heard': {
    says: 'Ha il diritto di essere sentito. Il giudice deve dirLe che cosa conta ancora e che cosa manca.',
  },
  'de.claim.right-limit': {
    says: 'Se il debito è prescritto (verjährt), può rifiutare di pagare. Ma deve dirlo nella causa.',
  },
  'de.claim.warn-default': {
    says: 'Se le due settimane passano in silenzio, può perdere senza udienza. Scriva prima al tribunale, poi trovi un avvocato.',
  },
  'de.claim.change-10000': {
    says: 'Fino a 10.000 € decide il tribunale locale, e lì non serve un avvocato.',
    was: 'I tribunali locali decidevano su denaro fino a 5.000 €.',
    is: 'Per le cause iniziate dal 1 gennaio 2026 i tribunali locali decidono fino a 10.000 €.',
  },
}
