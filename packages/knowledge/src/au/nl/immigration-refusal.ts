/** The Dutch words of the rows in ../immigration-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_REFUSAL_NL: Words = {
  'au.denied.right-reasons': {
    says: 'De brief moet de redenen geven, zeggen of u een herziening (review) bij de rechter (tribunal) kunt vragen, en uiterlijk wanneer.',
  },
  'au.denied.right-review': {
    says: 'Voor de meeste visa die in Australië zijn geweigerd, hebt u 28 dagen om naar het Administrative Review Tribunal te gaan. In sommige gevallen is het korter.',
  },
  'au.denied.warn-strict': {
    says: 'De termijn voor een herziening (review) is streng. Het Tribunal kan u niet meer tijd geven, zelfs geen dag.',
  },
  'au.denied.warn-stay': {
    says: 'Kijk wanneer uw overbruggingsvisum (bridging visa) eindigt. Zonder visum kunt u worden vastgezet, en wordt een nieuw visum moeilijker.',
  },
  'au.denied.step-date': {
    says: 'Bereken de laatste dag vanaf de dag waarop u de brief kreeg. Een e-mail telt op de dag waarop die is verstuurd.',
  },
  'au.denied.option-review': {
    says: 'Vraag het op tijd online aan en stuur bewijs bij elke reden. U kunt later meer papieren toevoegen.',
    title: 'De rechter (tribunal) om een herziening (review) vragen',
    cost: 'Voor de meeste visa een hoog bedrag. Vraag om de helft als u niet kunt betalen.',
    time: 'Veel maanden, vaak meer.',
    risk: 'U bent het bedrag kwijt als u verliest.',
    bestFor: 'U kunt laten zien dat u aan de regel voldoet.',
  },
  'au.denied.not-yet': {
    says: 'Uw visum is nog niet ingetrokken. Ze moeten eerst uw antwoord lezen.',
  },
  'au.denied.right-comment': {
    says: 'U kunt zeggen waarom er geen grond is, en waarom uw visum in elk geval moet blijven.',
  },
  'au.denied.step-comment': {
    says: 'Antwoord schriftelijk uiterlijk op de dag in het bericht, met bewijs. Is dat te kort? Vraag dan vóór die dag meer tijd.',
  },
  'au.denied.step-help': {
    says: 'Vraag deze week hulp aan een advocaat, legal aid (gratis rechtshulp) of een geregistreerde adviseur (registered migration agent). Niemand anders mag het voor geld doen.',
  },
}
