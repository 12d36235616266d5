/** The Dutch words of the rows in ../insurance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_NL: Words = {
  'nz.insure.want': { says: 'Zoek de reden, en de woorden van de polis die erin staan.' },
  'nz.insure.reality': { says: 'Zo ziet de verzekeraar het. Het is niet het laatste woord.' },
  'nz.insure.who': {
    says: 'Elke verzekeraar moet horen bij een gratis geschillendienst (dispute scheme).',
  },
  'nz.insure.rights': {
    says: 'U kunt redenen vragen, de woorden van de polis zien en er gratis naar laten kijken.',
  },
  'nz.insure.right-reason': {
    says: 'U kunt vragen op welke woorden van de polis ze zich beroepen.',
  },
  'nz.insure.right-scheme': {
    says: 'Na een laatste antwoord, dat deadlock heet, kunt u gratis naar de geschillendienst (dispute scheme).',
  },
  'nz.insure.step-reason': { says: 'Vraag schriftelijk om de redenen en de rapporten.' },
  'nz.insure.step-proof': { says: "Stuur foto's, offertes en bonnen." },
  'nz.insure.step-complain': {
    says: 'Dien een schriftelijke klacht in en vraag naar de naam van de geschillendienst (scheme).',
  },
  'nz.insure.opt-scheme': {
    says: 'Eerst de verzekeraar, dan zijn geschillendienst (dispute scheme).',
    title: 'Klagen, dan naar de dienst',
    cost: 'Gratis.',
    time: 'Maanden.',
    risk: 'Laag.',
    bestFor: 'U denkt dat het besluit niet klopt.',
  },
  'nz.insure.opt-court': {
    says: 'Eis tot $60.000 bij het Tribunal.',
    title: 'Disputes Tribunal of rechter',
    cost: 'Een bedrag naar grootte van de eis.',
    time: 'Maanden.',
    risk: 'Laag.',
    bestFor: 'De dienst kan het niet behandelen.',
  },
  'nz.insure.right-reform': {
    says: 'Een verkeerd antwoord beëindigt de dekking alleen als het ertoe deed. Een uitsluiting telt misschien niet als die het verlies niet veroorzaakte.',
  },
  'nz.insure.right-code': {
    says: 'De code van de branche zegt hoe snel een verzekeraar moet beslissen en antwoorden. Vraag om de redenen en rapporten.',
  },
}
