/** What can still be done when the time to object to a fine, a tax or a benefit decision is over: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_IT: Words = {
  'de.late.fine-want': {
    says: 'Un ufficio le dà una multa (Bußgeldbescheid). Contando dalla data del foglio, le due settimane per opporsi sono passate.',
  },
  'de.late.fine-reality': {
    says: 'Senza opposizione in tempo la multa è definitiva e l’ufficio può riscuoterla. Può ancora dare rate se le chiede.',
  },
  'de.late.fine-step': {
    says: 'Guardi la data sulla busta gialla. Meno di due settimane fa? Si opponga oggi. Era via o malato? Ha poi una settimana per chiedere la Wiedereinsetzung.',
  },
  'de.late.fine-option': {
    says: 'Si opponga e dica nella stessa lettera perché non ha potuto in tempo. Aggiunga prove, come un biglietto o un certificato.',
    title: 'Chiedere di riavere il termine (Wiedereinsetzung)',
    cost: 'Gratis.',
    time: 'Una settimana dal ritorno o dalla guarigione.',
    risk: 'Senza prove l’ufficio dice no.',
    bestFor: 'Era in vacanza, in ospedale, o non ha ricevuto il foglio.',
  },
  'de.late.warning-want': {
    says: 'Era un’offerta: pagare poco entro una settimana e chiudere (Verwarnungsgeld). La settimana è passata. Può seguire una multa, e potrà opporsi.',
  },
  'de.late.penal-step': {
    says: 'Chiami oggi un avvocato penalista. In ritardo senza colpa? Entro una settimana da allora si opponga e chieda la Wiedereinsetzung nella stessa lettera.',
  },
  'de.late.penal-right': {
    says: 'Anche definitiva, la pena in denaro si può pagare a rate. Lo chieda alla procura (Staatsanwaltschaft), con prova del reddito.',
  },
  'de.late.tax-rights': {
    says: 'Il mese per opporsi sembra passato. Può ancora chiedere tempo. Gli errori chiari si correggono, e il mese torna se non è colpa sua.',
  },
  'de.late.tax-reality': {
    says: 'L’imposta in ritardo costa l’1 % per ogni mese iniziato. L’ufficio deve sollecitare prima di pignorare e può ancora dare tempo.',
  },
  'de.late.tax-step': {
    says: 'Conti di nuovo: il mese inizia il quarto giorno dopo la spedizione. In ritardo senza colpa? Entro un mese da allora si opponga con Wiedereinsetzung.',
  },
  'de.late.tax-plan': {
    says: 'Non ha ancora pagato? Chiami oggi l’ufficio. Chieda rate e di sospendere la riscossione (Vollstreckungsaufschub), con il suo bilancio.',
  },
  'de.late.tax-year': {
    says: 'Il foglio non dice come e quando opporsi, o lo dice male? Allora ha un anno.',
  },
  'de.late.tax-facts': {
    says: 'Fatti o prove emersi solo ora possono ancora ridurre l’imposta, se non c’è sua colpa grave.',
  },
  'de.late.tax-option': {
    says: 'Spieghi perché non ha potuto pagare e offra un piano. Se è molto duro, chieda uno sgravio.',
    title: 'Chiedere ora tempo o rate',
    cost: 'L’imposta e l’1 % per ogni mese iniziato dalla scadenza.',
    time: 'Oggi.',
    risk: 'Finché non accetta, può andare avanti.',
    bestFor: 'L’imposta è giusta ma non può pagare subito.',
  },
  'de.late.benefit-reality': {
    says: 'Il mese per opporsi sembra passato e la decisione per ora vale. Ma una sbagliata si può ancora riesaminare (Überprüfungsantrag).',
  },
  'de.late.benefit-rights': {
    says: 'Può ancora chiedere il riesame, vedere il fascicolo e chiedere piccole rate. Tutto gratis.',
  },
  'de.late.benefit-step': {
    says: 'Non è giusto? Scriva oggi: «Chiedo il riesame secondo il § 44 SGB X». Indichi data, numero della decisione e cosa è sbagliato.',
  },
  'de.late.benefit-restore': {
    says: 'In ritardo senza colpa, per esempio in ospedale? Entro un mese da allora si opponga e chieda la Wiedereinsetzung.',
  },
  'de.late.benefit-year': {
    says: 'La lettera non dice come e quando opporsi, o lo dice male? Allora ha un anno.',
  },
  'de.late.benefit-option': {
    says: 'Dica quale decisione è sbagliata e perché. L’ufficio deve riesaminarla, e contro la risposta può opporsi.',
    title: 'Chiedere il riesame (Überprüfungsantrag)',
    cost: 'Gratis.',
    time: 'In ogni momento, ma vale solo per alcuni anni indietro.',
    risk: 'Non ferma il pagamento. Chieda anche rate.',
    bestFor: 'La decisione è sbagliata e il mese è passato.',
  },
}
