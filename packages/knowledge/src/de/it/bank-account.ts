/** The Italian words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_IT: Words = {
  'de.bank.want': {
    says: 'La Sua banca chiude il conto.',
  },
  'de.bank.reality': {
    says: 'Non resterà senza conto. Ogni banca deve darLe un conto di base (Basiskonto) se lo chiede e non ne ha.',
  },
  'de.bank.right-two-months': {
    says: 'La banca deve darLe almeno due mesi, salvo un motivo molto grave.',
  },
  'de.bank.right-basic': {
    says: 'Un conto di base si può chiudere solo per pochi motivi di legge, per iscritto e motivato.',
  },
  'de.bank.step-new': {
    says: 'Chieda subito un conto altrove. La banca deve aiutare nel cambio. Dia il nuovo numero a datore e uffici.',
  },
  'de.bank.option-complain': {
    says: 'La BaFin può obbligare una banca a dare un conto di base. Anche l’ombudsman delle banche è gratis.',
    title: 'BaFin o ombudsman',
    cost: 'Gratuito.',
    time: 'Alcune settimane.',
    risk: 'Nessuno.',
    bestFor: 'Nessuna banca vuole darLe un conto.',
  },
  'de.bank.right-silence': {
    says: 'Il silenzio non è un sì a nuove spese o grandi modifiche. Può chiedere indietro le spese mai accettate.',
  },
  'de.bank.not-yet': {
    says: 'Il conto funziona fino al giorno nella lettera. Il denaro resta Suo.',
  },
  'de.bank.right-savings-bank': {
    says: 'Una banca privata di solito non deve dare motivi. Una cassa pubblica (Sparkasse) sì, uno giusto. Lo chieda.',
  },
  'de.bank.step-move': {
    says: 'Salvi prima gli estratti conto. Dia il nuovo numero per paga, affitto, luce e ogni addebito.',
  },
  'de.bank.insight-overdraft': {
    says: 'Lo scoperto va pagato quando il conto finisce.',
    actionable: 'Chieda ora per iscritto di pagarlo a rate.',
  },
  'de.bank.option-basic': {
    says: 'Chieda a una banca un conto di base con il suo modulo. Deve rispondere in dieci giorni lavorativi.',
    title: 'Aprire un conto di base (Basiskonto)',
    cost: 'Una giusta quota mensile.',
    time: 'Ora, prima che finisca il vecchio.',
    risk: 'Il conto di base non ha scoperto.',
    bestFor: 'Nessuna banca Le dà un conto normale.',
  },
  'de.credit-no.want': {
    says: 'Un creditore rifiuta la Sua richiesta di prestito.',
  },
  'de.credit-no.right': {
    says: 'Chieda alla banca quali dati ha usato e all’agenzia di credito la copia gratuita. Se ha deciso solo un punteggio, può chiedere che una persona riesamini. Le voci sbagliate vanno corrette o cancellate.',
  },
  'de.credit-no.step': {
    says: 'Scriva alla banca: quali dati ha usato, e ha deciso solo un punteggio?',
  },
}
