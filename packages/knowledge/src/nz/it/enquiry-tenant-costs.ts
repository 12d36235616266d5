/** Questions of tenants about damage that they caused and a second rise of the rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TENANT_COSTS_IT: Words = {
  'nz.ask.damage': {
    says: 'Non tutto. Per un danno da disattenzione deve al massimo quattro settimane di affitto o la franchigia (excess) dell’assicurazione del padrone, la minore, per ogni evento. L’assicurazione non può chiederLe il resto. Per l’usura, o senza colpa, non deve nulla. Solo un danno voluto, un reato grave o, da dicembre 2025, un animale costa tutto. Lo dica al Tenancy Tribunal e chieda la polizza: 0800 836 262.',
  },
  'nz.ask.rent-up-twice': {
    says: 'No. L’affitto può salire solo una volta in 12 mesi, contati dall’ultimo aumento o dall’inizio. Servono 60 giorni di avviso scritto. Scriva che è troppo presto e continui a pagare il vecchio affitto. Il pagato in più si può chiedere indietro. Se insistono, vada al Tenancy Tribunal: 0800 836 262. Non possono punirLa per questo.',
  },
}
