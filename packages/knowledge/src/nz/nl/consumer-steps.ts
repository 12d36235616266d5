/** The Dutch words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_NL: Words = {
  'nz.ask-bank.step-complain': {
    says: 'Klaag eerst schriftelijk bij uw bank of verzekeraar. Weigert die, ga dan naar de geschillenregeling. Elk moet bij een horen, en het is gratis voor u.',
  },
  'nz.buy.step-write': {
    says: 'Schrijf het bedrijf. Zeg wat er misging, wat u wilt en voor welke datum.',
  },
  'nz.buy.step-proof': { says: "Bewaar de bon of het bankafschrift, foto's en berichten." },
  'nz.buy.step-card': {
    says: 'Hebt u met een kaart betaald en niets gekregen? Vraag uw bank om een terugboeking (chargeback). Doe het snel.',
  },
  'nz.buy.step-tribunal': {
    says: 'Weigeren ze? Dien dan een aanvraag in bij het Disputes Tribunal.',
  },
  'nz.buy.opt-complain': {
    says: 'Eerst naar het bedrijf, dan naar de geschillendienst van die branche.',
    title: 'Klagen',
    cost: 'Gratis.',
    time: 'Weken.',
    risk: 'Laag.',
    bestFor: 'Het bedrijf wil niet luisteren.',
  },
  'nz.buy.opt-remedy': {
    says: 'Vraag om reparatie, een nieuw product of geld terug, en noem de Consumer Guarantees Act.',
    title: 'Om een oplossing vragen',
    cost: 'Gratis.',
    time: 'Dagen.',
    risk: 'Laag.',
    bestFor: 'U wilt het snel oplossen.',
  },
  'nz.buy.opt-tribunal': {
    says: 'Eis tot $60.000. Advocaten mogen niet optreden.',
    title: 'Disputes Tribunal',
    cost: 'Een bedrag naar grootte van de eis.',
    time: 'Weken tot maanden.',
    risk: 'Laag.',
    bestFor: 'U hebt bewijs en ze weigeren.',
  },
}
