/** The Italian words of the rows in ../court-claim.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'de.claim.what-order': {
    says: "È un'ingiunzione di pagamento del tribunale (Mahnbescheid). Paghi, o si opponga entro due settimane dal giorno sulla busta gialla.",
  },
  'de.claim.reality-order': {
    says: "Nessun giudice ha controllato se Lei deve questa somma. Chiunque può chiedere un'ingiunzione. Ma il silenzio la rende eseguibile.",
  },
  'de.claim.who-order': {
    says: "L'ingiunzione viene da un vero tribunale. Trasmette solo ciò che chiede l'altra parte.",
  },
  'de.claim.not-yet-order': {
    says: 'Non si può ancora pignorare nulla. Per quello serve un ordine di esecuzione (Vollstreckungsbescheid), che la Sua opposizione ferma.',
  },
  'de.claim.rights-order': {
    says: 'Può opporsi a tutto o a una parte, senza dare motivi. Non costa nulla.',
  },
  'de.claim.what-claim': {
    says: 'Qualcuno Le ha fatto causa. Il tribunale vuole sapere entro due settimane se si difenderà.',
  },
  'de.claim.reality-claim': {
    says: 'Se tace, il tribunale può decidere contro di Lei senza cercare prove. Una breve lettera in tempo lo evita.',
  },
  'de.claim.who-claim': {
    says: "Il tribunale trasmette la domanda. L'altra parte (Klägerin o Kläger) vuole qualcosa da Lei. Nessuno ha ancora deciso.",
  },
  'de.claim.rights-claim': {
    says: 'Può difendersi, chiedere il gratuito patrocinio e mostrare le Sue prove.',
  },
  'de.claim.not-yet-claim': {
    says: 'Una domanda non è una sentenza. Non possono prenderLe nulla mentre la causa è aperta.',
  },
  'de.claim.know-help': {
    says: 'Ogni tribunale locale (Amtsgericht) La aiuta gratis a compilare il modulo di opposizione.',
    learnMore:
      'Può opporsi anche per lettera. Indichi il numero e scriva: «Ich widerspreche dem Anspruch insgesamt» (mi oppongo a tutta la richiesta).',
  },
  'de.claim.deadline-order': {
    says: 'Le due settimane partono dal giorno della notifica, scritto sulla busta gialla. Il giorno indicato qui è quello sicuro.',
    action: "Mandare l'opposizione (Widerspruch), o pagare ciò che deve",
    consequence:
      "L'altra parte può chiedere un ordine di esecuzione. Un'opposizione tardiva vale ancora finché non è emesso.",
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
  'de.claim.step-envelope': {
    says: 'Tenga la busta gialla. La data sopra fa partire il termine, anche se era solo nella cassetta.',
  },
  'de.claim.step-object': {
    says: 'Non è giusto? Segni sul modulo che si oppone a tutta la richiesta, firmi e lo mandi in tempo al tribunale.',
  },
  'de.claim.step-part': {
    says: "Giusto in parte? Si opponga solo alla parte sbagliata, come spese o interessi. Paghi il resto all'altra parte.",
  },
  'de.claim.step-proof': {
    says: 'Lo consegni in un tribunale locale, o lo mandi in modo da poterlo provare. Tenga una copia.',
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
  'de.claim.step-dispute': {
    says: 'Dopo la Sua opposizione devono dare i motivi in tribunale, se vanno avanti. Raccolga ora le prove.',
  },
  'de.claim.step-dispute-claim': {
    says: 'Risponda a ogni punto della domanda: giusto, sbagliato o non noto. Ciò che non contesta vale come vero.',
  },
  'de.claim.option-object': {
    title: "Opporsi all'ingiunzione",
    says: 'Segni la casella sul modulo e lo rimandi. Non servono motivi né avvocato.',
    cost: 'Gratis.',
    time: 'Dieci minuti, entro due settimane.',
    risk: 'Possono passare a una vera causa. Se la perde, ne paga le spese.',
    bestFor: 'Non deve la somma, o non tutta.',
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
    time: 'Entro le due settimane.',
    risk: 'Pagare ammette la richiesta. Difficilmente riavrà i soldi.',
    bestFor: 'La richiesta è giusta e ha i soldi.',
  },
  'de.claim.option-rates': {
    title: 'Concordare rate',
    says: 'Offra una somma al mese e chieda per iscritto di ritirare o sospendere la causa.',
    cost: 'Il debito, forse una spesa.',
    time: 'Alcuni giorni. Il termine del tribunale continua.',
    risk: 'Le trattative non fermano le due settimane. Si opponga o si difenda comunque finché non è firmato.',
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
  'de.claim.right-object': {
    says: 'Ha il diritto di opporsi per iscritto senza motivi, finché non è emesso un ordine di esecuzione.',
  },
  'de.claim.right-late': {
    says: "Un'opposizione tardiva non è persa. Il tribunale la tratta come opposizione all'ordine di esecuzione.",
  },
  'de.claim.right-proof': {
    says: "Dopo la Sua opposizione l'altra parte deve spiegare e provare la richiesta davanti a un giudice.",
  },
  'de.claim.right-expires': {
    says: "Se non chiedono l'ordine successivo entro sei mesi dalla notifica, l'ingiunzione perde effetto.",
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
  'de.claim.warn-silence': {
    says: 'Non la ignori, anche se la richiesta è assurda. Il silenzio può renderla eseguibile per 30 anni.',
  },
  'de.claim.warn-default': {
    says: 'Se le due settimane passano in silenzio, può perdere senza udienza. Scriva prima al tribunale, poi trovi un avvocato.',
  },
  'de.claim.warn-fake': {
    says: "Una vera ingiunzione arriva per posta in busta gialla con una data. Una per email o che vuole denaro all'estero è falsa.",
  },
  'de.claim.warn-part': {
    says: 'Se non dice a che cosa si oppone, il tribunale considera che si oppone a tutto.',
  },
  'de.claim.insight-wrong-claims': {
    says: 'Il modulo lo dice da solo: il tribunale non ha controllato la richiesta.',
    actionable: 'Confronti la richiesta riga per riga con contratto e pagamenti.',
  },
  'de.claim.insight-stop': {
    says: "Dopo un'opposizione nulla va avanti da solo. L'altra parte deve chiedere una causa e pagare prima altre tasse.",
    actionable: 'Si opponga se ha dubbi, e continui a controllare la posta.',
  },
  'de.claim.tactic-costs-only': {
    says: 'Deve la fattura ma non le spese in più? Si opponga solo alle spese di incasso e paghi il resto.',
    risk: 'Ciò a cui non si oppone diventa eseguibile. Paghi quella parte in tempo.',
    notWhen: 'Non deve proprio nulla.',
  },
  'de.claim.myth-court-checked': {
    says: "Un'ingiunzione (Mahnbescheid) non è una sentenza. Il tribunale non ha controllato affatto la richiesta.",
  },
  'de.claim.myth-need-lawyer': {
    says: "Non servono avvocato né motivi per opporsi a un'ingiunzione.",
  },
  'de.claim.element-unchecked': {
    name: 'La nota che il tribunale non ha controllato la richiesta',
    says: 'Una vera ingiunzione dice che il tribunale non ha controllato la richiesta.',
    ifMissing:
      'Non vediamo la nota che il tribunale non ha controllato la richiesta. Una vera ingiunzione la riporta. Chiami il tribunale.',
  },
  'de.claim.element-two-weeks': {
    name: 'Le due settimane per pagare o opporsi',
    says: 'Una vera ingiunzione dà due settimane per pagare o opporsi.',
    ifMissing:
      "Non vediamo le due settimane per l'opposizione. Chiami il tribunale e chieda se il documento è vero.",
  },
  'de.claim.change-10000': {
    says: 'Fino a 10.000 € decide il tribunale locale, e lì non serve un avvocato.',
    was: 'I tribunali locali decidevano su denaro fino a 5.000 €.',
    is: 'Per le cause iniziate dal 1 gennaio 2026 i tribunali locali decidono fino a 10.000 €.',
  },
}
