/** The Italian words of Belgium: debt collection. */
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
  'be.debt.know-caps': {
    says: 'Le somme in più hanno un tetto: 20 € fino a 150 € di debito. Fino a 500 €: 30 € più il 10 % della parte sopra 150 €. Oltre: 65 € più il 5 %, al massimo 2.000 €.',
    learnMore:
      'I tetti valgono solo per debiti di una persona privata verso una ditta, e solo se il contratto ha questa clausola.',
  },
  'be.debt.deadline-fourteen': {
    says: 'Ha almeno 14 giorni di calendario dopo il primo sollecito prima che si aggiungano spese. Per posta si conta dal terzo giorno lavorativo.',
    action: 'Pagare, contestare o chiedere un piano',
    consequence: 'Dopo possono aggiungere spese con un tetto e interessi.',
  },
  'be.debt.step-check': {
    says: 'Controlli chi chiede, per cosa, quanto e da quando. Non paghi e non firmi finché non lo sa.',
  },
  'be.debt.step-costs': {
    says: 'Confronti le spese aggiunte con i tetti di legge. Paghi solo ciò che la legge permette.',
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
  'be.debt.right-free-reminder': {
    says: 'Ha diritto a un primo sollecito senza spese e poi a 14 giorni.',
  },
  'be.debt.right-caps': {
    says: 'Ha diritto a spese con un tetto. Una somma più alta non vale.',
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
  'be.debt.charge-first': {
    name: 'Spese del primo sollecito',
    says: 'Il primo sollecito è gratis.',
  },
  'be.debt.element-sum': {
    name: 'La somma dovuta',
    says: 'Il sollecito deve dire la somma ancora dovuta e le spese che verranno.',
    ifMissing: 'Non vediamo una somma chiara. La chieda per iscritto.',
  },
  'be.debt.charge-small': {
    name: 'La somma fissa per il ritardo',
    says: 'Per un debito fino a 150 € la somma fissa è al massimo di 20 €.',
  },
  'be.debt.charge-middle': {
    name: 'La somma fissa per il ritardo',
    says: 'Per un debito da 150 € a 500 € la somma fissa è di 30 € più il 10 % della parte sopra 150 €, quindi al massimo 65 €.',
  },
  'be.debt.right-instalments': {
    says: 'Per le bollette di ogni mese tre solleciti all’anno sono gratis. I successivi costano al massimo 7,50 € e la posta.',
  },
}
