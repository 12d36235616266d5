/** The Dutch words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_NL: Words = {
  'au.ask-bank.step-complain': {
    says: 'Klaag eerst schriftelijk bij uw bank of verzekeraar. Weigert die of duurt het langer dan 30 dagen, dan kijkt AFCA er gratis naar.',
  },
  'au.buy.step-write': {
    says: 'Schrijf het bedrijf. Zeg wat er misging, wat u wilt en uiterlijk wanneer.',
  },
  'au.buy.step-proof': { says: 'Bewaar de bon of het bankafschrift, foto’s en berichten.' },
  'au.buy.step-card': {
    says: 'Betaalde u met een kaart en kreeg u niets? Vraag uw bank het geld terug te halen (chargeback). Doe het snel.',
  },
  'au.buy.step-office': {
    says: 'Klaag bij het consumentenbureau van uw staat, zoals NSW Fair Trading of Consumer Affairs Victoria.',
  },
  'au.buy.opt-complain': {
    says: 'Eerst bij het bedrijf, dan bij het consumentenbureau of de ombudsman van die branche.',
    title: 'Klagen',
    cost: 'Gratis.',
    time: 'Weken.',
    risk: 'Klein.',
    bestFor: 'Het bedrijf luistert niet.',
  },
  'au.buy.opt-deal': {
    says: 'Vraag reparatie, een nieuw product of geld terug, en noem de consumentenwet.',
    title: 'Een oplossing vragen',
    cost: 'Gratis.',
    time: 'Dagen.',
    risk: 'Klein.',
    bestFor: 'U wilt het snel opgelost hebben.',
  },
  'au.buy.opt-tribunal': {
    says: 'Ga naar NCAT, VCAT, QCAT of de rechter voor kleine zaken van uw staat.',
    title: 'Naar de rechter (tribunal) gaan',
    cost: 'Een klein bedrag.',
    time: 'Enkele maanden.',
    risk: 'Klein. Advocaten zijn daar zeldzaam.',
    bestFor: 'Het bedrag is het waard en u hebt bewijs.',
  },
}
