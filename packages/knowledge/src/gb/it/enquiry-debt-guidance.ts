/** Consigli per le domande sui debiti: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_GUIDANCE_IT: Words = {
  'gb.ask-debt.step-dates': {
    says: 'Cerchi le date. Un modulo del tribunale o un avviso (letter of claim) ha un ultimo giorno per rispondere. Si occupi prima di quello.',
  },
  'gb.ask-debt.step-check': {
    says: 'Prima di pagare o ammettere qualcosa, controlli che il debito sia Suo, che la somma sia giusta, e quando ha pagato l’ultima volta.',
  },
  'gb.ask-debt.step-priority': {
    says: 'Faccia un elenco di tutti i debiti. Metta in cima affitto o mutuo, tassa comunale (council tax), energia e multe del tribunale. Questi possono danneggiarla di più.',
  },
  'gb.ask-debt.step-advice': {
    says: 'Chiami un’associazione gratuita per i debiti. L’aiuto è riservato e non costa nulla.',
  },
  'gb.ask-debt.step-write': {
    says: 'Scriva lettere e conservi le copie. Non accetti pagamenti al telefono.',
  },
  'gb.ask-debt.right-fair': {
    says: 'Ha il diritto di essere trattato in modo giusto. Nessuno può intimidirla, ingannarla o parlare del debito al Suo capo per farla pagare.',
  },
  'gb.ask-debt.right-afford': {
    says: 'Per carte, prestiti e cataloghi ha diritto a tempo e a un piano che può permettersi.',
  },
  'gb.ask-debt.right-court-first': {
    says: 'Per quasi tutti i debiti nessuno può prendere beni o stipendio senza prima una sentenza. La tassa comunale (council tax) e le multe hanno altre regole.',
  },
  'gb.ask-debt.option-proof': {
    says: 'Scriva e chieda di provare il debito, la somma e che il debito è loro.',
    title: 'Chiedere le prove',
    cost: 'Un francobollo, e £1 per un contratto di credito.',
    time: 'Un’ora.',
    risk: 'Basso, se la Sua lettera non ammette il debito.',
    bestFor: 'Non conosce il debito, o è vecchio.',
  },
  'gb.ask-debt.option-offer': {
    says: 'Mandi un bilancio e un’offerta al mese che può mantenere.',
    title: 'Offrire quanto può pagare',
    cost: 'Quello che offre.',
    time: 'Una sera.',
    risk: 'Può far ripartire il termine di un debito vecchio.',
    bestFor: 'Lo deve e non è vecchio.',
  },
  'gb.ask-debt.option-help': {
    says: 'Guardano tutti i Suoi debiti e Le dicono ogni via d’uscita, da una pausa alla cancellazione di debiti.',
    title: 'Parlare con un consulente gratuito sui debiti',
    cost: 'Nulla.',
    time: 'Circa un’ora.',
    risk: 'Nessuno.',
    bestFor: 'Più di un debito, o un atto del tribunale.',
  },
  'gb.ask-debt.warn-restart': {
    says: 'Prima della fine dei sei anni, un pagamento o un’ammissione firmata può farli ripartire. Se il Suo debito può essere vecchio, chieda consiglio prima di pagare un centesimo.',
  },
  'gb.ask-debt.warn-court': {
    says: 'Se ha un modulo del tribunale, risponda in tempo. Qui conta più di tutto il resto.',
  },
  'gb.ask-debt.know-free': {
    says: 'La consulenza di un’associazione sui debiti è gratuita, e chiedere non danneggia il Suo punteggio di credito.',
    learnMore:
      'Le ditte che vendono consulenza sui debiti devono dirle che esiste un aiuto gratuito.',
  },
  'gb.ask-debt.insight-collector-power': {
    says: 'Una società di recupero può scrivere e chiamare, e basta. Il vero potere è del tribunale, e lì Lei può parlare.',
    actionable: 'Resti calmo, faccia tutto per iscritto, e attenda eventuali atti del tribunale.',
  },
  'gb.ask-debt.step-dates-general': {
    says: 'Cerchi le date. Un modulo del tribunale o un avviso (letter of claim) ha un ultimo giorno per rispondere. Si occupi prima di quello.',
  },
  'gb.ask-debt.step-check-general': {
    says: 'Prima di pagare o ammettere qualcosa, controlli che il debito sia Suo, che la somma sia giusta, e quando ha pagato l’ultima volta.',
  },
  'gb.ask-debt.step-priority-general': {
    says: 'Faccia un elenco di tutti i debiti. Metta in cima affitto o mutuo, tassa comunale (council tax), energia e multe del tribunale. Questi possono danneggiarla di più.',
  },
  'gb.ask-debt.step-advice-general': {
    says: 'Chiami un’associazione gratuita per i debiti. L’aiuto è riservato e non costa nulla.',
  },
  'gb.ask-debt.step-write-general': {
    says: 'Scriva lettere e conservi le copie. Non accetti pagamenti al telefono.',
  },
  'gb.ask-debt.right-fair-general': {
    says: 'Ha il diritto di essere trattato in modo giusto. Nessuno può intimidirla, ingannarla o parlare del debito al Suo capo per farla pagare.',
  },
  'gb.ask-debt.right-afford-general': {
    says: 'Per carte, prestiti e cataloghi ha diritto a tempo e a un piano che può permettersi.',
  },
  'gb.ask-debt.right-court-first-general': {
    says: 'Per quasi tutti i debiti nessuno può prendere beni o stipendio senza prima una sentenza. La tassa comunale (council tax) e le multe hanno altre regole.',
  },
  'gb.ask-debt.option-proof-general': {
    says: 'Scriva e chieda di provare il debito, la somma e che il debito è loro.',
    title: 'Chiedere le prove',
    cost: 'Un francobollo, e £1 per un contratto di credito.',
    time: 'Un’ora.',
    risk: 'Basso, se la Sua lettera non ammette il debito.',
    bestFor: 'Non conosce il debito, o è vecchio.',
  },
  'gb.ask-debt.option-offer-general': {
    says: 'Mandi un bilancio e un’offerta al mese che può mantenere.',
    title: 'Offrire quanto può pagare',
    cost: 'Quello che offre.',
    time: 'Una sera.',
    risk: 'Può far ripartire il termine di un debito vecchio.',
    bestFor: 'Lo deve e non è vecchio.',
  },
  'gb.ask-debt.option-help-general': {
    says: 'Guardano tutti i Suoi debiti e Le dicono ogni via d’uscita, da una pausa alla cancellazione di debiti.',
    title: 'Parlare con un consulente gratuito sui debiti',
    cost: 'Nulla.',
    time: 'Circa un’ora.',
    risk: 'Nessuno.',
    bestFor: 'Più di un debito, o un atto del tribunale.',
  },
  'gb.ask-debt.warn-restart-general': {
    says: 'Prima della fine dei sei anni, un pagamento o un’ammissione firmata può farli ripartire. Se il Suo debito può essere vecchio, chieda consiglio prima di pagare un centesimo.',
  },
  'gb.ask-debt.warn-court-general': {
    says: 'Se ha un modulo del tribunale, risponda in tempo. Qui conta più di tutto il resto.',
  },
  'gb.ask-debt.know-free-general': {
    says: 'La consulenza di un’associazione sui debiti è gratuita, e chiedere non danneggia il Suo punteggio di credito.',
    learnMore:
      'Le ditte che vendono consulenza sui debiti devono dirle che esiste un aiuto gratuito.',
  },
  'gb.ask-debt.insight-collector-power-general': {
    says: 'Una società di recupero può scrivere e chiamare, e basta. Il vero potere è del tribunale, e lì Lei può parlare.',
    actionable: 'Resti calmo, faccia tutto per iscritto, e attenda eventuali atti del tribunale.',
  },
}
