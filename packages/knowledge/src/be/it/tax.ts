/** The Italian words of Belgium: tax. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_IT: Words = {
  'be.tax.want': {
    says: 'Il fisco dice quanto deve per un anno, e entro quando.',
  },
  'be.tax.who': {
    says: 'Il SPF Finances (FOD Financiën) è il fisco federale. Può pignorare senza andare prima da un giudice.',
  },
  'be.tax.reality': {
    says: 'Una cartella può essere sbagliata. Ha un anno per opporsi, ma circa due mesi per pagare.',
  },
  'be.tax.rights-summary': {
    says: 'Può opporsi, chiedere di pagare a rate e chiedere aiuto al mediatore fiscale. Tutto è gratis.',
  },
  'be.tax.not-yet': {
    says: 'Prima del giorno di pagamento non possono pignorare. Mentre si oppone, quasi sempre possono riscuotere solo ciò che non contesta.',
  },
  'be.tax.deadline-object': {
    says: 'Ha un anno per opporsi. Parte il terzo giorno lavorativo dopo l’invio. Il giorno mostrato è quello sicuro.',
    action: 'Opporsi alla tassa (réclamation, bezwaar)',
    consequence: 'La tassa resta, salvo pochi errori.',
  },
  'be.tax.right-object': {
    says: 'Ha il diritto di opporsi in MyMinfin o per lettera. Dica perché. Chieda di essere ascoltato.',
  },
  'be.tax.right-court': {
    says: 'Se dicono no, o nulla per sei mesi, può andare al tribunale di primo grado.',
  },
  'be.tax.right-relief': {
    says: 'Se non potrà mai pagare tutto, può chiedere una volta ogni cinque anni di fermare la riscossione (surséance indéfinie).',
  },
  'be.tax.step-check': {
    says: 'Confronti la cartella con la dichiarazione e le buste paga in MyMinfin.',
  },
  'be.tax.step-plan': {
    says: 'Se non può pagare subito tutto, chieda oggi un piano in MyMinfin.',
  },
  'be.tax.step-object': {
    says: 'Se è sbagliata, si opponga presto e paghi la parte giusta.',
  },
  'be.tax.option-plan': {
    title: 'Chiedere di pagare a rate',
    says: 'Chieda fino a 12 rate mensili. Dica quanto guadagna e spende.',
    cost: 'La tassa, e gli interessi',
    time: 'Oggi.',
    risk: 'Gli interessi continuano.',
    bestFor: 'Lo deve ma non può pagare tutto insieme.',
  },
  'be.tax.option-object': {
    title: 'Opporsi alla tassa',
    says: 'Scriva cosa è sbagliato e aggiunga prove.',
    cost: 'Gratis',
    time: 'Entro un anno, meglio entro due mesi',
    risk: 'Gli interessi continuano per ciò che perde.',
    bestFor: 'La somma è sbagliata o non è Sua.',
  },
  'be.tax.option-mediator': {
    title: 'Chiedere al mediatore fiscale',
    says: 'Il mediatore fiscale parla con l’ufficio per Lei.',
    cost: 'Gratis',
    time: 'Settimane',
    risk: 'Nessuno. I giorni corrono ancora.',
    bestFor: 'Non ha una risposta o un piano.',
  },
}
