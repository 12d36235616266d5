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
  'gb.lbc.thirty-days': {
    says: 'Ha 30 giorni per rispondere dalla data in cima alla lettera. Calcoli anche il tempo della posta.',
    action: 'Rimandare il modulo di risposta (Reply Form), o una Sua lettera',
    consequence: 'Dopo questo giorno possono iniziare una causa.',
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
}
