/** Who collects a debt, and what a collector must, may and may not do: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'fr.debt.who-collector': {
    says: 'Una società di recupero è una ditta privata. Non ha più potere su di Lei della ditta con cui ha avuto a che fare.',
  },
  'fr.debt.who-officer': {
    says: 'La lettera viene da un ufficiale giudiziario (commissaire de justice). Senza un ordine del tribunale può solo chiedere, come ogni società di recupero.',
  },
  'fr.debt.who-buyer': {
    says: 'Il debito sembra venduto. Il nuovo proprietario deve mostrare che è suo. Chieda l’atto di vendita.',
  },
  'fr.debt.org-complain': {
    says: 'Può segnalare chi riscuote con bugie o minacce su SignalConso, il sito dell’ufficio antifrode (DGCCRF).',
  },
  'fr.debt.right-letter': {
    says: 'Chi riscuote deve scriverle con il suo nome, il creditore, il motivo e ogni somma chiesta.',
  },
  'fr.debt.right-receipt': {
    says: 'Per ogni pagamento a chi riscuote deve avere una ricevuta.',
  },
  'fr.debt.right-quiet': {
    says: 'Ha diritto di essere lasciato in pace. Chiamate continue che nuocciono alla Sua vita possono essere un reato (harcèlement).',
  },
  'fr.debt.option-report': {
    title: 'Segnalare le prepotenze',
    says: 'Segnali bugie, minacce o molte chiamate su SignalConso. Se continua, denunci alla polizia.',
    cost: 'Nulla.',
    time: 'Mezz’ora.',
    risk: 'Nessuno. Non chiude il debito.',
    bestFor: 'La mettono sotto pressione o fanno finta di essere un tribunale.',
  },
  'fr.debt.warn-data': {
    says: 'Non dia al telefono la carta di banca o il nome del datore di lavoro.',
  },
  'fr.debt.insight-words': {
    says: 'La lettera parla di pignoramento ma non indica una sentenza. Può sembrare più forte di quanto sia.',
    actionable: 'Chieda: «Quale titolo esecutivo avete? Mandatemi una copia.»',
  },
  'fr.debt.tactic-written': {
    says: 'Chieda di trattare solo per iscritto. Le carte La aiutano, e lettere calme mostrano buona fede.',
    risk: 'Possono ancora chiamare.',
    notWhen: 'C’è una carta del tribunale con una data: prima risponda a quella.',
  },
  'fr.debt.element-creditor': {
    name: 'Il nome del creditore',
    says: 'La lettera deve dire il creditore.',
    ifMissing: 'Non vediamo per chi riscuotono. Chieda nome e indirizzo del creditore.',
  },
  'fr.debt.element-sum': {
    name: 'La somma dovuta',
    says: 'La lettera deve dire la somma, con le sue parti.',
    ifMissing: 'Non vediamo una somma chiara. Chieda un conto completo (décompte).',
  },
  'fr.debt.myth-bailiff': {
    says: 'Una società di recupero non può pignorare nulla. Può solo un ufficiale giudiziario (commissaire de justice) con un ordine del tribunale o un altro titolo.',
  },
}
