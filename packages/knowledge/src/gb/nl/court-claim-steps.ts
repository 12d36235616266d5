/** What to do about a court claim: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_STEPS_NL: Words = {
  'gb.claim.step-acknowledge': {
    says: 'Stuur vandaag de ontvangstbevestiging (acknowledgment of service), online of per post. Die zegt alleen dat u de eis kreeg. U krijgt dan 28 dagen voor uw verweer, niet 14.',
  },
  'gb.claim.step-choose': {
    says: 'Kies: alles erkennen, een deel erkennen of verweer voeren. Gebruik het formulier om te erkennen (N9A) of het formulier voor verweer (N9B).',
  },
  'gb.claim.step-admit': {
    says: 'Bent u het schuldig? Vul het formulier N9A in met uw inkomen en kosten, en bied een maandbedrag aan. Stuur het binnen 14 dagen aan de eiser (claimant).',
  },
  'gb.claim.step-passed-ask': {
    says: 'De gewone tijd om te antwoorden is voorbij. Bel de rechtbank vandaag met het zaaknummer (claim number) en vraag of er een vonnis tegen u is.',
  },
  'gb.claim.step-passed-no-judgment': {
    says: 'Is er geen vonnis (judgment)? Stuur vandaag uw verweer of erkenning aan de rechtbank. Het kan nog meetellen.',
  },
  'gb.claim.step-passed-judgment': {
    says: 'Is er een vonnis (judgment)? Met formulier N244 kunt u de rechter vragen het te vernietigen (set aside). Schrijf waarom u niet antwoordde en wat uw verweer is. Wees snel.',
  },
  'gb.claim.step-response-scotland': {
    says: 'Vul het antwoordformulier (Response Form) in. Stuur het aan de rechtbank en de eiser (claimant) vóór de laatste dag om te antwoorden.',
  },
  'gb.claim.step-reply-ni': {
    says: 'Lees vandaag het formulier van de rechtbank. Er staat hoeveel dagen u hebt en waar u uw antwoord naartoe stuurt. Vraag vóór die datum advies.',
  },
  'gb.claim.step-dates': {
    says: 'Schrijf het zaaknummer (claim number), de datum van uitgifte (issue date) en de laatste dag om te antwoorden op. Zet die dag nu in uw agenda.',
  },
  'gb.claim.step-advice': {
    says: 'Bel deze week een gratis schuldadviseur of Citizens Advice. Zeg meteen wat de laatste dag is om te antwoorden.',
  },
  'gb.claim.step-pay-in-time': {
    says: 'Kunt u binnen 14 dagen alles betalen? Betaal de eiser (claimant) en bewaar het bewijs. Dan hoort er geen vonnis te komen.',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: 'Bent u het schuldig? Vraag tijd om te betalen. Gebruik het formulier Time to Pay dat bij de eis zat, vóór de laatste dag.',
  },
  'gb.claim.step-defend': {
    says: 'Antwoord in uw verweer op elk punt. U erkent het, of u ontkent het en zegt waarom. Of u schrijft dat u het niet kunt weten en zij het moeten bewijzen.',
  },
  'gb.claim.step-papers': {
    says: 'Vraag de eiser (claimant) schriftelijk om elk papier waar de eis over praat, zoals het contract en de brieven. Doe het nu.',
  },
  'gb.claim.step-agreement': {
    says: 'Stuur bij een kredietschuld vandaag een verzoek van £1 om de overeenkomst. Geven ze die niet, zeg dat dan in uw verweer.',
  },
  'gb.claim.step-too-old': {
    says: 'Is de schuld meer dan zes jaar oud? Dan moet u dat in uw verweer zeggen. De rechter doet dat niet voor u.',
  },
  'gb.claim.step-online': {
    says: 'Antwoordt u online? Bewaar de pagina die dat bevestigt. Per post? Vraag een verzendbewijs en reken enkele dagen.',
  },
  'gb.claim.step-more-time': {
    says: 'Hebt u meer tijd nodig voor uw verweer? Vraag de eiser (claimant) om tot 28 dagen extra. Meld het daarna schriftelijk aan de rechtbank.',
  },
}
