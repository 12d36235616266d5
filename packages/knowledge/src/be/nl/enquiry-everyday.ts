/** Questions on fines, insurers and pictures (in het Nederlands) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_NL: Words = {
  'be.ask.fine': {
    says: 'Betaal niet wat u betwist. Antwoord op de manier en voor de dag op het papier, met uw redenen en bewijs. Een onbetaald bevel tot betalen kan worden uitgevoerd, dus doe het op tijd.',
  },
  'be.ask.insurer-refuses': {
    says: 'Vraag welk artikel van de polis bedoeld is. Antwoord schriftelijk met bewijs en klaag bij de verzekeraar. Daarna bekijkt de Ombudsman van de Verzekeringen het gratis.',
  },
  'be.ask.picture-claim': {
    says: 'Bewaar een foto van de pagina en haal de foto dan weg. Vraag om bewijs dat zij van hen is en hoe het bedrag tot stand kwam. Bied niet meer dan een licentie kost.',
  },
}
