/** Questions about a town that asks a person on assistance for papers: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_STATEMENTS_IT: Words = {
  'nl.ask.bank-statements': {
    says: 'Sì, di solito. Con l’assistenza deve dare le carte su reddito, risparmi e casa, e il comune può chiedere alcuni mesi di estratti. Può oscurare ciò che indica fede, salute o politica, non le somme. Li mandi prima del giorno indicato e tenga la prova. Serve tempo? Lo chieda prima per iscritto. Se l’aiuto è sospeso, ha un altro termine; si opponga anche entro sei settimane.',
  },
}
