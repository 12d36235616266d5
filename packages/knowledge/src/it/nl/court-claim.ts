/** Papers of a court that start a case: the summons, the answer and help. Orders for payment and evictions are apart: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'it.claim.want-summons': {
    says: 'Iemand is een rechtszaak tegen u begonnen en roept u voor een rechter.',
  },
  'it.claim.who': {
    says: 'Het komt via een gerechtsdeurwaarder (ufficiale giudiziario), de post of PEC, namens de advocaat van de andere kant. Het is ernstig.',
  },
  'it.claim.rights': {
    says: 'U kunt u verzetten, zeggen waarom en gehoord worden. Met een laag inkomen kunt u een gratis advocaat vragen.',
  },
  'it.claim.reality': {
    says: 'Doet u niets, dan wordt het definitief en kunnen ze beslag leggen. Verzet u zich op tijd, dan moeten ze het bewijzen.',
  },
  'it.claim.august': {
    says: 'Van 1 tot 31 augustus staan de meeste termijnen van de rechter stil. Wij rekenen daar niet op, voor de zekerheid.',
  },
  'it.claim.deadline-answer': {
    says: 'In een gewone zaak moet uw advocaat het antwoord 70 dagen vóór de zitting indienen.',
    action: 'Het antwoord (comparsa di risposta) via een advocaat indienen',
    consequence: 'U verliest het recht op sommige verweren.',
  },
  'it.claim.right-unfair-terms': {
    says: 'Tegen een consument moet de rechter naar oneerlijke bedingen zoeken, en de zaak moet zijn waar u woont.',
  },
  'it.claim.right-legal-aid': {
    says: 'Met een laag inkomen hebt u recht op een gratis advocaat (patrocinio a spese dello Stato). Vraag de orde van advocaten (Ordine degli avvocati).',
  },
  'it.claim.right-small-claims': {
    says: 'Bij de vrederechter (giudice di pace) hebt u voor zaken tot € 1.100 geen advocaat nodig.',
  },
  'it.claim.step-date': {
    says: 'Schrijf op welke dag het bezorgd is. Bewaar de envelop. Markeer de laatste dag.',
  },
  'it.claim.step-real': {
    says: 'Ga na of het echt is: de rechtbank, het zaaknummer (R.G.) en de advocaat. Bel de griffie op een nummer dat u zelf zoekt.',
  },
  'it.claim.step-lawyer': {
    says: 'Ga deze week naar een advocaat. Vraag de orde van advocaten gratis rechtshulp als uw inkomen laag is.',
  },
  'it.claim.step-papers': {
    says: 'Verzamel bonnen, contract en brieven. Zeg wat niet klopt: betaald, te oud, niet van u, bedrag verkeerd.',
  },
  'it.claim.step-agree': {
    says: 'Bent u het schuldig? Bel hun advocaat en bied een plan aan vóór de laatste dag. Vraag het op papier.',
  },
  'it.claim.step-old': {
    says: 'Is de schuld te oud (prescritto)? Dan moet uw advocaat dat zeggen. De rechter zegt het niet voor u.',
  },
  'it.claim.option-defend': {
    says: 'Een advocaat dient het verzet of antwoord met uw redenen in. De andere kant moet de schuld bewijzen.',
    title: 'U verzetten',
    cost: 'Advocaat en griffierecht, of gratis rechtshulp.',
    time: '40 dagen bij een bevel. De zaak kan jaren duren.',
    risk: 'Verliest u, dan kunt u hun kosten betalen.',
    bestFor: 'Het is betaald, verkeerd, te oud, niet van u, of oneerlijk.',
  },
  'it.claim.option-negotiate': {
    says: 'Bied aan in delen te betalen. Vraag dat de zaak eindigt.',
    title: 'Een akkoord sluiten',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen. De tijd loopt door.',
    risk: 'Zonder akkoord op papier gaat de zaak door.',
    bestFor: 'U bent het schuldig en kunt in delen betalen.',
  },
  'it.claim.option-help': {
    says: 'Vraag de orde van advocaten van uw stad om rechtshulp.',
    title: 'Een gratis advocaat krijgen',
    cost: 'Niets met een laag inkomen.',
    time: 'Een bezoek deze week.',
    risk: 'Laat de tijd niet verlopen terwijl u wacht.',
    bestFor: 'Elk papier van de rechtbank.',
  },
  'it.claim.insight-mediation': {
    says: 'Bij banken, verzekering en huur moet de schuldeiser na uw verzet bemiddeling beginnen. Doet hij dat niet, dan valt het bevel weg.',
    actionable: 'Vraag uw advocaat dat na te gaan.',
  },
  'it.claim.warning-no-ignore': {
    says: 'Negeer geen papier van de rechtbank. Het weigeren, of niet ophalen bij de post, stopt het niet.',
  },
}
