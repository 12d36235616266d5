/** Questions about insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_NL: Words = {
  'nz.ask.insurer': {
    says: 'Vraag schriftelijk om de redenen en klaag. Ga na een laatste nee gratis naar de geschillendienst (dispute scheme).',
  },
  'nz.ask.insurer-not-told': {
    says: 'Vraag welke vraag u fout zou hebben beantwoord en waarom dat telde. Oude kleine straffen mag u na zeven schone jaren verzwijgen. De gratis dienst van de verzekeraar kan beslissen.',
  },
}
