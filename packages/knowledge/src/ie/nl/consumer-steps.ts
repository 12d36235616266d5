/** The Dutch words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_NL: Words = {
  'ie.ask-bank.step-complain': {
    says: 'Klaag eerst schriftelijk bij uw bank of verzekeraar. Weigert die, dan kijkt de Financial Services and Pensions Ombudsman er gratis naar.',
  },
  'ie.buy.step-write': {
    says: 'Schrijf de verkoper. Zeg wat misging, wat u wilt en tegen welke datum.',
  },
  'ie.buy.step-proof': { says: 'Bewaar de bon, foto’s en berichten.' },
  'ie.buy.step-card': {
    says: 'Betaalde u met een kaart en kreeg u niets? Vraag uw bank het geld terug te halen (chargeback).',
  },
  'ie.buy.step-small': {
    says: 'Weigeren ze? Gebruik online de procedure voor kleine eisen (small claims procedure), tot € 2.000.',
  },
  'ie.buy.opt-complain': {
    says: 'Eerst bij de verkoper. Voor een bedrijf in een ander EU-land vraagt u ECC Ireland.',
    title: 'Klagen',
    cost: 'Gratis.',
    time: 'Weken.',
    risk: 'Laag.',
    bestFor: 'De verkoper luistert niet.',
  },
  'ie.buy.opt-remedy': {
    says: 'Vraag herstel, iets nieuws of uw geld terug, en noem de Consumer Rights Act 2022.',
    title: 'Een oplossing vragen',
    cost: 'Gratis.',
    time: 'Dagen.',
    risk: 'Laag.',
    bestFor: 'U wilt het snel opgelost hebben.',
  },
  'ie.buy.opt-small': {
    says: 'Eis online tot € 2.000 zonder advocaat (solicitor).',
    title: 'Kleine eis (small claims)',
    cost: '€ 25.',
    time: 'Enkele maanden.',
    risk: 'Laag.',
    bestFor: 'U hebt bewijs en de verkoper is in Ierland.',
  },
}
