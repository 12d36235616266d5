/** Reminders and letters of collectors, lawyers and bailiffs before a judgment: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'be.debt.want': {
    says: 'Vogliono che paghi. Questa lettera fa solo una richiesta. Da sola non può costringerla a pagare.',
  },
  'be.debt.who': {
    says: 'Una società di recupero, un avvocato o un ufficiale giudiziario (huissier) che scrive prima di una sentenza non ha più potere della ditta a cui deve i soldi.',
  },
  'be.debt.reality': {
    says: 'Nessun giudice ha deciso. Nessuno può pignorare lo stipendio, il conto o le Sue cose per questa lettera.',
  },
  'be.debt.not-yet': {
    says: 'Non possono ancora pignorare nulla. Prima serve una sentenza o un altro titolo.',
  },
  'be.debt.rights': {
    says: 'Ha un primo sollecito gratis, 14 giorni per pagare, spese con un tetto e il diritto di contestare.',
  },
  'be.debt.step-check': {
    says: 'Controlli chi chiede, per cosa, quanto e da quando. Non paghi e non firmi finché non lo sa.',
  },
  'be.debt.step-write': {
    says: 'Scriva, non telefoni. Contesti ciò che è sbagliato, o chieda un piano. Tenga una copia.',
  },
  'be.debt.step-help': {
    says: 'Chieda aiuto gratis per i debiti (médiation de dettes) al Suo CPAS.',
  },
  'be.debt.step-plan': {
    says: 'Se lo deve, offra per iscritto una piccola somma al mese. Anche un giudice può darle tempo.',
  },
  'be.debt.step-dispute': {
    says: 'Se è sbagliato, lo dica per raccomandata e dica perché.',
  },
  'be.debt.right-proof': {
    says: 'Chi chiede deve provare il debito.',
  },
  'be.debt.right-respect': {
    says: 'Chi riscuote non può ingannarla, minacciarla o farla vergognare. Lo segnali al SPF Economie.',
  },
  'be.debt.option-dispute': {
    title: 'Contestarlo o chiedere prove',
    says: 'Scriva e chieda il contratto, le fatture e il conto.',
    cost: 'Un francobollo o nulla.',
    time: 'Un’ora.',
    risk: 'Basso. Possono ancora andare in tribunale.',
    bestFor: 'È sbagliato, vecchio o sconosciuto.',
  },
  'be.debt.option-plan': {
    title: 'Chiedere un piano di pagamento',
    says: 'Offra per iscritto ciò che può mantenere.',
    cost: 'Ciò che offre.',
    time: 'Una sera.',
    risk: 'Un sì scritto può far ripartire il tempo di un vecchio debito.',
    bestFor: 'Lo deve.',
  },
  'be.debt.option-help': {
    title: 'Avere mediazione gratis sui debiti',
    says: 'Il CPAS aiuta. Se i debiti sono troppi, il tribunale del lavoro può ordinare un piano per tutti (règlement collectif de dettes).',
    cost: 'Chiedere non costa nulla.',
    time: 'Una visita.',
    risk: 'Il piano del tribunale è severo.',
    bestFor: 'Ha molti debiti.',
  },
  'be.debt.insight-bailiff': {
    says: 'Un ufficiale giudiziario (huissier) può scrivere anche prima di una sentenza. Allora è un recupero amichevole: gli stessi tetti e nessun pignoramento.',
    actionable: 'Chieda: «Quale sentenza avete?» Non paghi più dei tetti.',
  },
  'be.debt.warn-court': {
    says: 'Non ignori mai una citazione (citation). Se non va, quasi sempre decidono che deve pagare.',
  },
}
