/** The Italian words of the rows in ../warnings-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WARNINGS_AT_WORK_IT: Words = {
  'au.warned.not-yet': { says: 'Per ora mantiene il lavoro e la paga.' },
  'au.warned.option-answer': {
    says: 'Dica la Sua per iscritto e chieda che vada nel Suo fascicolo. La Fair Work Commission lo guarda se più tardi è licenziato.',
    title: 'Rispondere per iscritto',
    cost: 'Gratis.',
    time: 'Alcuni giorni.',
    risk: 'Basso, se resta calmo e si attiene ai fatti.',
    bestFor: 'Non è d’accordo con quello che dicono.',
  },
  'au.suspended.reality': {
    says: 'Una sospensione mentre controllano qualcosa non è una punizione. Nulla è ancora provato.',
  },
  'au.suspended.right-pay': {
    says: 'La paga continua finché Lei è pronto a lavorare. Possono fermarla senza paga (stand down) solo per cose come uno sciopero, un guasto o un fermo del lavoro che non dipende da loro.',
  },
  'au.suspended.right-answer': {
    says: 'Dovrebbe sapere che cosa dicono che ha fatto, e poter rispondere, prima che si decida qualcosa.',
  },
  'au.suspended.right-safe': {
    says: 'Non possono sospenderla perché ha fatto un reclamo, è stato malato o ha usato un diritto sul lavoro.',
  },
  'au.suspended.step-ask': {
    says: 'Chieda per iscritto il motivo, la regola, quanto dura, e che la paga continui.',
  },
  'au.suspended.step-keep': {
    says: 'Rispetti la lettera. Scriva subito quello che ricorda, e salvi le Sue carte. Chiami il sindacato o Fair Work al 13 13 94.',
  },
  'au.suspended.option-pay': {
    says: 'Prima chieda per iscritto al datore di lavoro. Poi il Fair Work Ombudsman La aiuta gratis.',
    title: 'Chiedere a Fair Work della paga che manca',
    cost: 'Gratis.',
    time: 'Alcune settimane.',
    risk: 'Basso.',
    bestFor: 'Il datore di lavoro non La paga mentre è sospeso.',
  },
  'au.exit.reality': {
    says: 'È un’offerta. Finché non firma, mantiene il lavoro e tutti i Suoi diritti.',
  },
  'au.exit.right-no': {
    says: 'Può dire no, o chiedere più soldi, un giorno più tardi o un attestato di servizio (statement of service).',
  },
  'au.exit.right-minimum': {
    says: 'Le ferie e la paga fino all’ultimo giorno Le spettano in ogni caso. Non sono un regalo per la firma.',
  },
  'au.exit.right-forced': {
    says: 'Se non Le hanno dato altra vera scelta che dimettersi, può contare come licenziamento.',
  },
  'au.exit.warn-21': {
    says: 'Se il lavoro finisce, ha 21 giorni per rivolgersi alla Fair Work Commission. Le trattative non fermano il tempo.',
  },
  'au.exit.warn-centrelink': {
    says: 'Una somma di uscita, o andarsene per scelta, può ritardare i pagamenti di Centrelink. Chieda prima di firmare.',
  },
  'au.exit.step-wait': {
    says: 'Non firmi sul momento. Chieda per iscritto tempo per farsi consigliare, e che la società lo paghi.',
  },
  'au.exit.step-sum': {
    says: 'Sommi quello che Le spetta comunque: preavviso, ferie e indennità per posto soppresso (redundancy). L’offerta dovrebbe essere chiaramente di più.',
  },
  'au.exit.option-negotiate': {
    says: 'Scriva che cosa vuole: una somma, un giorno, un attestato di servizio (statement of service), il costo del consiglio. Lo faccia prima dell’ultimo giorno.',
    title: 'Chiedere condizioni migliori',
    cost: 'Gratis, o il prezzo di un avvocato.',
    time: 'Da una a tre settimane.',
    risk: 'Possono ritirare l’offerta.',
    bestFor: 'Se ne andrebbe, ma non per questo.',
  },
}
