/** Questions about time to breathe, bankruptcy and the home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WAYS_OUT_NL: Words = {
  'gb.ask-debt.breathing-space': {
    says: 'Vraag een schuldadviseur naar een adempauze (breathing space). Die stopt 60 dagen lang de meeste rente, brieven en acties. Krijgt u crisiszorg voor uw psychische gezondheid, dan kan ze langer duren.',
  },
  'gb.ask-debt.moratorium-scotland': {
    says: 'In Schotland kunt u een moratorium aanvragen. Schuldeisers mogen dan zes maanden geen schulden afdwingen. De rente loopt wel door. Praat eerst met een schuldadviseur (money adviser).',
  },
  'gb.ask-debt.statutory-demand': {
    says: 'Het is geen rechterlijk bevel, maar negeer het niet. Na 21 dagen kan men uw faillissement vragen als u £5,000 of meer schuldig bent. Betwist u de schuld of tekende u niets, vraag de rechtbank binnen 18 dagen het te vernietigen. Bij een schuld van een bedrijf: gaf u een persoonlijke borg? Vraag vandaag gratis advies.',
  },
  'gb.ask-debt.bankrupt': {
    says: 'Eén schuldeiser kan uw faillissement alleen vragen bij £5,000 of meer. Kreeg u een formele eis (statutory demand)? Dan hebt u 18 dagen om de rechter te vragen die te vernietigen. Vraag vandaag advies.',
    dependsOn: 'of u die schuldeiser £5,000 of meer schuldig bent',
  },
  'gb.ask-debt.home': {
    says: 'Bij een kaart of lening zonder onderpand hebben ze eerst een vonnis (judgment) nodig. Dan kunnen ze een last op uw woning (charge) vragen. Een gedwongen verkoop is zeldzaam, en een rechter moet beslissen.',
    dependsOn: 'of uw woning het onderpand is, of er een vonnis is',
  },
}
