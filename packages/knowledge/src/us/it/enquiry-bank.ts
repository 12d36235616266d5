/** Questions about checks on hold, overdrafts, closed accounts and credit denied: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_IT: Words = {
  'us.ask-life.hold': {
    says: 'Una banca può trattenere un assegno più a lungo solo per motivi scritti nella legge, e deve dirle perché e fino a quando. Chieda alla filiale di liberarlo prima.',
    dependsOn: 'il motivo nell’avviso',
  },
  'us.ask-life.overdraft': {
    says: 'Per bancomat e pagamenti singoli con carta la banca può chiedere soldi solo se Lei aveva accettato (opt in). Chieda di ridarle le spese, e ora rinunci (opt out).',
    dependsOn: 'che cosa ha causato lo scoperto e se aveva accettato',
  },
  'us.ask-life.account-closed': {
    says: 'Una banca può quasi sempre chiudere un conto, ma il saldo è Suo. Chieda per iscritto il saldo e il motivo. Se hanno usato un rapporto, lo prenda gratis e contesti gli errori.',
    dependsOn: 'le condizioni del conto e il motivo',
  },
  'us.ask-life.credit-denied': {
    says: 'Devono dirle i motivi principali e l’ufficio del credito che hanno usato. Prenda gratis quel rapporto entro 60 giorni, e contesti ciò che è sbagliato.',
  },
  'us.fact.card-number-only': {
    says: "Avvisi oggi la banca per telefono, poi per iscritto, e chieda una nuova carta. Se la carta non è mai stata persa e fu usato solo il numero, non deve nulla se lo dice entro 60 giorni dall'estratto che lo mostra. I limiti di $50 e $500 valgono per carta o PIN persi o rubati. La banca ha 10 giorni lavorativi per verificare; se no, di solito deve intanto riaccreditare.",
  },
}
