/** Questions about collectors: their calls and visits, and what they must prove: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_IT: Words = {
  'us.ask-debt.jail': {
    says: 'Non può andare in carcere perché non paga un debito privato, e una società di recupero crediti non può minacciarlo. Un tribunale può punirla solo se ignora il suo ordine di venire.',
  },
  'us.ask-debt.take-things': {
    says: 'Una società di recupero crediti non può venire a prendere le Sue cose. Prima serve una sentenza (judgment), e la esegue uno sheriff. Chi ha un diritto sulla Sua auto (lien) è diverso.',
  },
  'us.ask-debt.come-to-house': {
    says: 'Non è obbligato ad aprire la porta o a parlare. Dica per iscritto di non contattarla più. Una società di recupero crediti non ha il potere di entrare o prendere cose.',
  },
  'us.ask-debt.ignore': {
    says: 'Non lo ignori: il debito resta e possono farle causa. Lo contesti per iscritto entro 30 giorni, e risponda in tempo a ogni atto del tribunale.',
  },
  'us.ask-debt.calls': {
    says: 'Scriva loro: non contattatemi più. Allora devono smettere, salvo dire che smettono o che faranno causa. Più di sette chiamate in sette giorni sono troppe.',
  },
  'us.ask-debt.work-calls': {
    says: 'Non possono parlare del debito al capo, alla famiglia o agli amici. Dica che non può ricevere chiamate al lavoro, e devono smettere di chiamare lì.',
  },
  'us.ask-debt.not-mine': {
    says: 'Scriva entro 30 giorni che lo contesta e vuole le prove. Devono fermarsi finché non le mandano. Se qualcuno ha usato il Suo nome, vada su IdentityTheft.gov.',
  },
  'us.ask-debt.validation': {
    says: 'Lo contesti per iscritto entro 30 giorni dal loro avviso e chieda le prove. Devono smettere di chiedere i soldi finché non le mandano. Tenga una copia e usi la raccomandata (certified mail).',
  },
  'us.ask-debt.loan-sold': {
    says: 'Scriva al gestore del mutuo (servicer) e chieda come è fatta la somma. Deve rispondere in 30 giorni lavorativi. Per 60 giorni dopo un passaggio un pagamento al vecchio servicer non è in ritardo. Le condizioni del mutuo restano uguali.',
  },
}
