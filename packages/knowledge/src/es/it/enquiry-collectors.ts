/** The Italian words of the rows in ../enquiry-collectors.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COLLECTORS_IT: Words = {
  'es.ask.collector-home': {
    says: 'Un esattore non può entrare, prendere cose o dirlo al Suo capo. Non deve aprire la porta.',
  },
  'es.ask.asnef': {
    says: 'Scriva gratis alla lista e chieda i Suoi dati. Se il debito è sotto 50 €, pagato, di più di cinque anni o non L’hanno avvisata, chieda di cancellarlo. Se no, vada all’AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Chieda per iscritto alla nuova ditta il contratto e la prova che ha comprato il Suo debito. Lei mantiene le stesse difese. Non paghi prima di vedere le prove.',
  },
}
