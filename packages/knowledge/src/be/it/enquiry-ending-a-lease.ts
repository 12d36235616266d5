/** Questions about leaving a home, a notice from the landlord and the deposit: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_IT: Words = {
  'be.ask.leave-home': {
    says: 'Un contratto di nove anni: tre mesi di preavviso. Nei primi tre anni deve tre, due o un mese di affitto. I contratti brevi hanno altre regole.',
    dependsOn: 'il tipo di contratto e la regione',
  },
  'be.ask.landlord-notice': {
    says: 'In un contratto di nove anni il proprietario deve dare sei mesi, per iscritto, e avere un caso di legge come l’uso proprio. Per un figlio o parente la lettera deve nominare persona e legame. Nelle Fiandre un parente conta solo dopo tre anni. Deve entrare entro un anno e restare due, o lei può chiedere 18 mesi di affitto. Un preavviso più breve non la obbliga a uscire prima. Può allora andare via con un mese.',
    dependsOn: 'il tipo di contratto e il motivo',
  },
}
