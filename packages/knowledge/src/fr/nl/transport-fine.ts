/** The Dutch words of the rows in ../transport-fine.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRANSPORT_FINE_NL: Words = {
  'fr.transport.right-three-months': {
    says: 'U hebt drie maanden vanaf de dag van de controle om te betalen of schriftelijk te protesteren bij het vervoerbedrijf. Een protest gaat naar de officier van justitie.',
  },
  'fr.transport.reality': {
    says: 'Betaalt u niet en protesteert u niet op tijd, dan wordt het een verhoogde staatsboete (amende forfaitaire majorée) die de schatkist int.',
  },
  'fr.transport.step-proof': {
    says: 'Had u een geldig abonnement of was een automaat kapot? Stuur per aangetekende brief een kopie en zeg waarom, voor de drie maanden om zijn.',
  },
  'fr.transport.option-pay': {
    says: 'Betaal het bedrijf op tijd en de zaak eindigt.',
    title: 'Betalen binnen de drie maanden',
    cost: 'Het vaste bedrag en dossierkosten.',
    time: 'Drie maanden.',
    risk: 'Geen.',
    bestFor: 'Het klopt.',
  },
}
