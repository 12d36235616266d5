/** A decision of an insurer: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_WORDS: Words = {
  'nl.insurance.want': { says: 'Uw verzekeraar zegt wat hij betaalt, of dat hij niet betaalt.' },
  'nl.insurance.step-complain': {
    says: 'Vraag de reden en de bepaling. Dien dan schriftelijk een klacht in bij de verzekeraar.',
  },
  'nl.insurance.right-kifid': {
    says: 'Zegt de verzekeraar nee, dan kunt u naar Kifid. Voor de zorgverzekering is dat SKGZ.',
  },
  'nl.insurance.option-kifid': {
    title: 'Klagen en dan naar Kifid',
    says: 'Eerst de verzekeraar, dan de gratis geschilleninstantie.',
    cost: 'Niets.',
    time: 'Maanden.',
    risk: 'Geen.',
    bestFor: 'U vindt het nee onterecht.',
  },
  'nl.insurance.right-register': {
    says: 'Een plaats in het frauderegister (EVR) vraagt sterk bewijs en moet in verhouding zijn. Maak bezwaar en ga daarna naar Kifid of de rechter.',
  },
}
