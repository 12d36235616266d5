/** The Italian words of the rows in ../enquiry-arrest-threats.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ARREST_THREATS_IT: Words = {
  'us.fact.arrest-threat': {
    says: 'Non possono arrestarti per un prestito, una carta o un conto non pagato, e chi lo dice viola la legge. Riaggancia, non pagare con carte regalo o app, conserva il messaggio. Scrivi: non contattatemi più e provate il debito. Segnala a CFPB e attorney general. Solo veri atti del tribunale vanno risposti in tempo.',
  },
}
