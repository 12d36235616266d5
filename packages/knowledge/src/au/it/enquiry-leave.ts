/** The Italian words of the rows in ../enquiry-leave.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVE_IT: Words = {
  'au.ask.leave-paid-out': {
    says: 'Le ferie non godute vanno pagate alla fine del lavoro. Possono imporre le ferie solo se il contratto (award) lo permette ed è giusto, come per una chiusura.',
  },
  'au.ask.public-holiday': {
    says: 'Nei festivi può stare a casa, con paga base se avrebbe lavorato. Possono chiederLe di lavorare se è giusto, e Lei può rifiutare con un motivo giusto. Gli award di solito pagano di più.',
  },
  'au.ask.sick-leave': {
    says: 'A tempo pieno dieci giorni di malattia pagati l’anno, a tempo parziale in proporzione. Maturano dal primo giorno: dopo quattro mesi circa tre. Il capo può chiedere una prova anche per un giorno. Può bastare un certificato di medico o farmacista o una dichiarazione (statutory declaration). I casual non ne hanno. Non possono licenziarLa per una breve malattia provata.',
  },
}
