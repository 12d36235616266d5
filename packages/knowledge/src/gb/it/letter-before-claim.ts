/** Avviso prima della causa: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_IT: Words = {
  'gb.lbc.want': {
    says: 'Vogliono che Lei paghi o risponda. Se non fa né l’uno né l’altro, possono chiedere a un tribunale di decidere.',
  },
  'gb.lbc.rights-summary': {
    says: 'Ha 30 giorni per rispondere. Può chiedere i documenti e il tempo per farsi consigliare. Se risponde in tempo, dovrebbero aspettare.',
  },
  'gb.lbc.reality': {
    says: 'È una cosa seria, ma nessun tribunale è ancora coinvolto. Non c’è una sentenza contro di Lei. Una buona risposta può fermare tutto qui.',
  },
  'gb.lbc.reality-scotland': {
    says: 'È una cosa seria, ma nessun tribunale è ancora coinvolto. In Scozia le richieste fino a £5,000 seguono una procedura semplificata (simple procedure).',
  },
  'gb.lbc.reality-ni': {
    says: 'È una cosa seria, ma nessun tribunale è ancora coinvolto. Nessuno può eseguire un debito senza prima una sentenza.',
  },
  'gb.lbc.who': {
    says: 'La lettera viene da chi dice che Lei deve soldi, o dai suoi avvocati (solicitors). Gli avvocati lavorano per loro, non per Lei. Non sono un tribunale.',
  },
  'gb.lbc.no-judgment-yet': {
    says: 'Questa lettera non può darle una sentenza (county court judgment). Prima devono mandare una richiesta tramite il tribunale, e Lei ha tempo per rispondere.',
  },
  'gb.lbc.no-bailiffs-yet': {
    says: 'Ora nessun ufficiale giudiziario (bailiff) può venire per questo debito. Prima servono una sentenza e poi un pagamento mancato.',
  },
  'gb.lbc.know-wait': {
    says: 'Se chiede i documenti nel modulo di risposta (Reply Form), dovrebbero aspettare. Possono andare in tribunale solo 30 giorni dopo averli mandati.',
    learnMore:
      'Segni la casella che chiede i documenti, ed elenchi che cosa vuole: il contratto, l’estratto conto, l’avviso di vendita.',
  },
  'gb.lbc.org-conduct': {
    says: 'L’ha mandata un avvocato (solicitor)? Le regole sono della Solicitors Regulation Authority. Non deve approfittare in modo scorretto di chi non ha un avvocato.',
  },
  'gb.lbc.want-rest': {
    says: 'Vogliono che Lei paghi o risponda. Se non fa né l’uno né l’altro, possono chiedere a un tribunale di decidere.',
  },
  'gb.lbc.who-rest': {
    says: 'La lettera viene da chi dice che Lei deve soldi, o dai suoi avvocati (solicitors). Non sono un tribunale.',
  },
  'gb.lbc.rights-rest': {
    says: 'Ha il diritto di chiedere che debito è, come è composto, e quali dati hanno su di Lei.',
  },
  'gb.lbc.step-check-rest': {
    says: 'Controlli tre cose: è il Suo debito, la somma è giusta, e quanto è vecchio? Non lo ammetta finché non è sicuro.',
  },
  'gb.lbc.step-advice-rest': {
    says: 'Chiami un consulente gratuito sui debiti prima della data della lettera. Scriva al mittente che sta chiedendo consiglio.',
  },
  'gb.lbc.step-old-scotland': {
    says: 'Non ci sono stati pagamenti, ammissioni scritte o cause per cinque anni? Scriva che il debito è finito.',
  },
  'gb.lbc.thirty-days': {
    says: 'Ha 30 giorni per rispondere dalla data in cima alla lettera. Calcoli anche il tempo della posta.',
    action: 'Rimandare il modulo di risposta (Reply Form), o una Sua lettera',
    consequence: 'Dopo questo giorno possono iniziare una causa.',
  },
  'gb.lbc.step-reply': {
    says: 'Risponda entro 30 giorni dalla data della lettera. Usi il modulo di risposta (Reply Form), se c’è. Conservi una copia e la ricevuta di spedizione.',
  },
  'gb.lbc.step-reply-other': {
    says: 'Risponda per iscritto prima della data della lettera. Dica su che cosa è d’accordo e su che cosa no. Conservi una copia e la ricevuta di spedizione.',
  },
  'gb.lbc.step-check': {
    says: 'Controlli tre cose: è il Suo debito, la somma è giusta, e quanto è vecchio? Non segni che lo deve finché non è sicuro.',
  },
  'gb.lbc.step-documents': {
    says: 'Chieda i documenti che Le servono: il contratto, l’estratto conto e il calcolo di ogni spesa. Hanno 30 giorni per mandarli.',
  },
  'gb.lbc.step-advice': {
    says: 'Chiami un consulente gratuito sui debiti e lo scriva nel modulo di risposta (Reply Form). Allora dovrebbero darle un tempo giusto per la consulenza.',
  },
  'gb.lbc.step-offer': {
    says: 'Se lo deve, mandi un bilancio e offra quanto può pagare al mese. Un accordo ora evita spese di tribunale e sentenza.',
  },
  'gb.lbc.step-part': {
    says: 'Se ne deve solo una parte, dica quale e perché. Offra quella parte. Contesti il resto.',
  },
  'gb.lbc.step-dispute': {
    says: 'Se non lo deve, lo dica chiaramente e dia i motivi. Mandi copie delle prove, mai gli originali.',
  },
  'gb.lbc.step-agreement': {
    says: 'Per i debiti di credito chieda anche il contratto (credit agreement) con £1. Finché non lo danno, un tribunale non dovrebbe farlo valere.',
  },
  'gb.lbc.step-old': {
    says: 'Se l’ultimo pagamento è di più di sei anni fa, dica che il debito è troppo vecchio per il tribunale. Non offra di pagare.',
  },
  'gb.lbc.step-post': {
    says: 'Li avvisi se cambia casa. Molti perdono perché il modulo del tribunale va a un vecchio indirizzo.',
  },
  'gb.lbc.step-breathing-space': {
    says: 'Ha più debiti? Chieda a un consulente la sospensione «breathing space». Può darle 60 giorni con quasi tutte le azioni ferme.',
  },
  'gb.lbc.right-thirty': {
    says: 'Ha diritto a 30 giorni per rispondere, dalla data della lettera. Vale per i debiti che un’azienda chiede a una persona.',
  },
  'gb.lbc.right-documents': {
    says: 'Ha il diritto di chiedere documenti. Devono mandarli entro 30 giorni, o dire perché non possono.',
  },
  'gb.lbc.right-wait': {
    says: 'Se rimanda il modulo, non dovrebbero andare in tribunale per 30 giorni. I giorni partono da quando lo ricevono, o da quando Le mandano i documenti.',
  },
  'gb.lbc.right-talk': {
    says: 'Le due parti devono cercare un accordo senza tribunale. Può offrire un piano, o chiedere un mediatore o un ombudsman.',
  },
  'gb.lbc.right-notice': {
    says: 'Se non trovate un accordo, dovrebbero avvisarla almeno 14 giorni prima di iniziare una causa.',
  },
  'gb.lbc.right-breach': {
    says: 'Se saltano questi passi, può dirlo al tribunale. Un giudice può sospendere la causa o cambiare chi paga le spese.',
  },
  'gb.lbc.person-right': {
    says: 'Dovrebbe avere un tempo giusto per rispondere: 14 giorni in un caso semplice. Il tempo più lungo per i debiti verso un’azienda qui non vale.',
  },
  'gb.lbc.person-step': {
    says: 'Risponda prima della data della lettera. Dica su che cosa è d’accordo e su che cosa no, e mandi le prove. Offra di parlarne.',
  },
  'gb.lbc.option-dispute': {
    title: 'Contestarlo e chiedere i documenti',
    says: 'Rimandi il modulo, dica che cosa contesta ed elenchi i documenti che vuole. Questo ferma il tempo per un po’.',
    cost: 'Un francobollo.',
    time: 'Una o due ore. Poi hanno 30 giorni per mandare i documenti.',
    risk: 'Se hanno ragione, la somma può crescere con le spese di tribunale.',
    bestFor: 'Non conosce il debito, o la somma o la data sembra sbagliata.',
  },
  'gb.lbc.option-negotiate': {
    title: 'Offrire di pagare a rate',
    says: 'Segni che lo deve, compili il modulo del bilancio e offra una somma al mese. Se accettano, non c’è una causa.',
    cost: 'Quello che offre.',
    time: 'Una sera per il bilancio.',
    risk: 'Ammette il debito. Prima pensi se può essere troppo vecchio.',
    bestFor: 'Lo deve e può pagare qualcosa.',
  },
  'gb.lbc.option-help': {
    title: 'Chiedere una consulenza gratuita prima di rispondere',
    says: 'Un consulente gratuito sui debiti può leggere la lettera con Lei e aiutarla con il modulo.',
    cost: 'Nulla.',
    time: 'Circa un’ora.',
    risk: 'Nessuno, se risponde comunque in tempo.',
    bestFor: 'Non è sicuro, o ha anche altri debiti.',
  },
  'gb.lbc.option-pay': {
    title: 'Pagare tutto',
    says: 'Se lo deve e può pagare senza difficoltà, pagare ora chiude tutto. Chieda una ricevuta e la correzione della Sua scheda di credito.',
    cost: 'La somma della lettera.',
    time: 'Un giorno.',
    risk: 'È difficile riavere i soldi dopo aver pagato.',
    bestFor: 'È d’accordo con il debito e la somma.',
  },
  'gb.lbc.warn-silence': {
    says: 'Se non risponde, può iniziare una causa. Poi può arrivare una sentenza senza udienza.',
  },
  'gb.lbc.warn-admit': {
    says: 'Non segni che deve il debito se non è sicuro. Un’ammissione firmata può far ripartire il termine.',
  },
  'gb.lbc.insight-short': {
    says: 'La lettera Le dà meno di 30 giorni. Quando un’azienda chiede un debito a una persona, la regola è 30 giorni.',
    actionable:
      'Risponda presto. Scriva che il «Debt Protocol» Le dà 30 giorni dalla data della lettera.',
  },
  'gb.lbc.insight-no-form': {
    says: 'Nel testo non vediamo il modulo di risposta (Reply Form). Se il debito lo chiede un’azienda, deve essere con la lettera.',
    actionable:
      'Guardi nella busta. Se non c’è, lo chieda, e dica che i 30 giorni dovrebbero partire quando lo riceve.',
  },
  'gb.lbc.insight-sold': {
    says: 'Questo debito è stato venduto. La lettera deve dire chi era il primo creditore, e quando e a chi è stato venduto.',
    actionable: 'Chieda l’avviso di vendita e tutta la storia del conto.',
  },
  'gb.lbc.insight-costs': {
    says: 'Le spese possono sembrare grandi. In una causa piccola (small claim), fino a £10,000, chi perde di solito paga solo spese fisse e tasse del tribunale. Non paga tutto l’avvocato.',
    actionable: 'Chieda l’elenco di ogni spesa e la regola o clausola che la permette.',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: 'Usi il tempo che le regole Le danno. Rimandi il modulo con la richiesta dei documenti, e intanto si faccia consigliare.',
    risk: 'Gli interessi possono correre mentre aspetta.',
    notWhen: 'Sa di dovere i soldi e può pagare ora.',
  },
  'gb.lbc.tactic-breach': {
    says: 'Se non hanno rispettato le regole per questa lettera, lo scriva ora. Le sarà utile se poi chiedono le spese.',
    risk: 'Un giudice guarda i punti principali. I piccoli errori non contano.',
    notWhen: 'L’unico errore è piccolo.',
  },
  'gb.lbc.tactic-offer': {
    says: 'Faccia l’offerta per iscritto, con un bilancio. Se la rifiutano e vanno in tribunale, può mostrare al giudice che ha cercato un accordo.',
    risk: 'Un’offerta di pagare può ammettere il debito.',
    notWhen: 'Contesta il debito, o può essere troppo vecchio.',
  },
  'gb.lbc.myth-ccj': {
    says: 'Un avviso prima della causa (letter before claim) non è una sentenza. Una sentenza arriva solo dopo una causa persa, o a cui Lei non ha risposto.',
  },
  'gb.lbc.right-data': {
    says: 'Può chiedere alla società una copia di tutto ciò che ha su di Lei: estratti, note e telefonate. È gratis e dovuta entro un mese.',
  },
}
