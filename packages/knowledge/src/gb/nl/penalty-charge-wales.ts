/** Boetes van de gemeente in Wales: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_WALES_NL: Words = {
  'gb.pcn.fact-wants-certificate-wales': {
    says: 'De boete is de helft hoger geworden. Ze willen betaling binnen 14 dagen, voordat ze de rechtbank vragen de schuld in te schrijven.',
  },
  'gb.pcn.fact-no-bailiff-yet-wales': {
    says: 'Er kan nu nog geen deurwaarder (bailiff) komen. Eerst moeten er een charge certificate, een bevel van de rechtbank en een warrant zijn.',
  },
  'gb.pcn.fact-no-bailiff-certificate-wales': {
    says: 'Deurwaarders (bailiffs) mogen niets doen met alleen een charge certificate. De gemeente (council) moet eerst een bevel (order for recovery) van de rechtbank krijgen.',
  },
  'gb.pcn.right-evidence-wales': {
    says: 'U mag de foto’s, de film en de notities zien waarop de gemeente zich beroept. Veel gemeenten tonen ze online.',
  },
  'gb.pcn.myth-bailiffs-wales': {
    says: 'Deurwaarders (bailiffs) komen pas helemaal aan het eind, na een bevel van de rechtbank en een warrant. U kunt het veel eerder stoppen.',
  },
  'gb.pcn.myth-not-driving-wales': {
    says: 'Een boete van de gemeente moet meestal de eigenaar betalen, ook als iemand anders reed. Het is anders als de auto zonder uw toestemming is meegenomen.',
  },
  'gb.pcn.myth-ignore-wales': {
    says: 'Het gaat niet vanzelf weg. De boete wordt de helft hoger. Dan schrijft de rechtbank hem in en kunnen er deurwaarders (bailiffs) komen.',
  },
  'gb.pcn.step-choose-wales': {
    says: 'Kies: betaal de lagere prijs, of maak bezwaar. Betaalt u, dan is de zaak gesloten en kunt u niet in beroep.',
  },
  'gb.pcn.step-choose-post-wales': {
    says: 'Kies: betaal, of maak bezwaar vóór de laatste dag. Betaalt u, dan is de zaak gesloten en kunt u niet in beroep.',
  },
  'gb.pcn.step-challenge-wales': {
    says: 'Maakt u binnen 14 dagen bezwaar, dan bieden de meeste gemeenten bij een nee de lagere prijs opnieuw aan. Stuur het vroeg.',
  },
  'gb.pcn.step-photos-wales': {
    says: 'Bekijk de foto’s of de film op de website van de gemeente (council). Maak zelf foto’s van de borden, strepen en automaat.',
  },
  'gb.pcn.step-owner-notice-wales': {
    says: 'Stuur binnen 28 dagen een formeel bezwaar (formal representations). Doe het ook als u al eerder bezwaar maakte. Anders verliest u het recht op beroep.',
  },
  'gb.pcn.step-certificate-wales': {
    says: 'Kreeg u geen eerdere brief? Vraag de gemeente (council) meteen waarom. Anders betaalt u binnen 14 dagen om kosten van de rechtbank te vermijden.',
  },
  'gb.pcn.step-proof-post-wales': {
    says: 'Gebruik het online formulier en bewaar de bevestiging. Stuurt u het per post, vraag een verzendbewijs.',
  },
  'gb.pcn.step-blue-badge-wales': {
    says: 'Stuur een kopie van uw Blue Badge, vergunning, kaartje of leverbon. Gemeenten trekken de boete vaak in als ze dat zien.',
  },
  'gb.pcn.step-pay-wales': {
    says: 'Klopt de boete? Betaal binnen de tijd met korting. Gebruik alleen de officiële website van de gemeente.',
  },
  'gb.pcn.step-cannot-pay-wales': {
    says: 'Kunt u niet betalen? Vraag de gemeente nu schriftelijk om meer tijd. Een regeling is makkelijker voordat er deurwaarders (bailiffs) bij zijn.',
  },
  'gb.pcn.option-challenge-wales': {
    says: 'Schrijf wat er gebeurde, noem uw grond en voeg foto’s toe. De gemeente (council) moet bekijken wat u stuurt.',
    title: 'Bezwaar maken bij de gemeente',
    cost: 'Gratis',
    time: 'Binnen 14 dagen voor de lagere prijs, hoogstens 28 dagen',
    risk: 'Verliest u later, dan moet u het volle bedrag betalen.',
    bestFor: 'De borden, de feiten of uw redenen zijn in uw voordeel.',
  },
  'gb.pcn.option-pay-wales': {
    says: 'Betaal op de manier die in de brief staat en bewaar het bewijs.',
    title: 'Betalen',
    cost: 'Het bedrag in de brief',
    time: 'Het liefst binnen de tijd met korting',
    risk: 'Met betalen stopt uw recht op beroep.',
    bestFor: 'De boete klopt, of het is de moeite niet waard.',
  },
  'gb.pcn.option-help-wales': {
    says: 'Citizens Advice of National Debtline kan u helpen kiezen en formulieren invullen.',
    title: 'Gratis advies vragen',
    cost: 'Gratis',
    time: 'Een gesprek of een bezoek',
    risk: 'De dagen lopen door.',
    bestFor: 'U kunt niet betalen, of er wordt over deurwaarders (bailiffs) gepraat.',
  },
  'gb.pcn.insight-details-wales': {
    says: 'Op een boete (penalty charge notice) moeten datum, tijd, auto, grond, bedrag en manier van betalen staan. Met een echte fout kunt u winnen.',
    actionable: 'Vergelijk elk gegeven met wat u zelf hebt.',
  },
  'gb.pcn.warning-increase-wales': {
    says: 'Doet u niets, dan wordt de boete de helft hoger en verliest u het recht op beroep.',
  },
  'gb.pcn.tactic-early-wales': {
    says: 'Maak binnen 14 dagen bezwaar. U houdt de lagere prijs als de gemeente de richtlijn volgt.',
    risk: 'Na 14 dagen moet u misschien het volle bedrag betalen als u verliest.',
    notWhen: 'De boete klopt duidelijk. Betaal dan de lagere prijs.',
  },
  'gb.pcn.deadline-owner-wales': {
    says: 'U hebt 28 dagen vanaf de officiële ontvangst (service) van de brief aan de eigenaar (notice to owner). Die dag telt als dag één.',
    action: 'Een formeel bezwaar (formal representations) sturen, of betalen',
    consequence: 'De boete wordt de helft hoger en u verliest het recht op beroep.',
    service: 'Een brief per post geldt als gekregen op de tweede werkdag na het posten.',
  },
  'gb.pcn.deadline-tribunal-wales': {
    says: 'U hebt 28 dagen vanaf de officiële ontvangst (service) van de afwijzing. Die dag telt als dag één.',
    action: 'In beroep gaan bij het tribunaal',
    consequence: 'De gemeente kan een charge certificate sturen, en de boete wordt de helft hoger.',
    service: 'Een brief per post geldt als gekregen op de tweede werkdag na het posten.',
  },
  'gb.pcn.deadline-certificate-wales': {
    says: 'U hebt 14 dagen vanaf de officiële ontvangst (service) van het charge certificate.',
    action: 'Betalen, of zeggen wat er misging',
    consequence: 'De gemeente kan de rechtbank vragen de schuld in te schrijven, met kosten.',
    service: 'Een brief per post geldt als gekregen op de tweede werkdag na het posten.',
  },
  'gb.pcn.step-check-signs-wales': {
    says: 'Schrijf de laatste dag in uw agenda. Mist u die, dan wordt de boete hoger en verliest u het recht op beroep.',
  },
  'gb.pcn.step-tribunal-or-pay-wales': {
    says: 'Gaat u niet in beroep? Betaal vóór het eind van de 28 dagen, zodat de boete niet de helft hoger wordt.',
  },
  'gb.pcn.step-certificate-plan-wales': {
    says: 'Kunt u niet alles betalen? Schrijf de gemeente (council) nu en vraag om tijd. Schrijf waarom.',
  },
  'gb.pcn.step-owner-late-wales': {
    says: 'De 28 dagen lijken voorbij. Stuur toch vandaag uw redenen en zeg waarom u laat bent. De gemeente (council) kan er nog naar kijken.',
  },
}
