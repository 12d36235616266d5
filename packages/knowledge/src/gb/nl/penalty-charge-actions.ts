/** Wat u bij een boete van de gemeente doet: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_ACTIONS_NL: Words = {
  'gb.pcn.step-wait-owner': {
    says: 'Dit is het antwoord op uw eerste bezwaar. Kies: betaal de lagere prijs vóór de dag in de brief. Of betaal niet en wacht op de brief aan de eigenaar (notice to owner).',
  },
  'gb.pcn.step-wait-owner-formal': {
    says: 'Stuur een formeel bezwaar (formal representations) binnen 28 dagen nadat de brief aan de eigenaar (notice to owner) komt. Daarna kunt u in beroep bij een gratis tribunaal.',
  },
  'gb.pcn.step-choose': {
    says: 'Kies: betaal de lagere prijs, of maak bezwaar. Betaalt u, dan is de zaak gesloten en kunt u niet in beroep.',
  },
  'gb.pcn.step-choose-post': {
    says: 'Kies: betaal, of maak bezwaar vóór de laatste dag. Betaalt u, dan is de zaak gesloten en kunt u niet in beroep.',
  },
  'gb.pcn.step-challenge': {
    says: 'Maakt u binnen 14 dagen bezwaar, dan bieden de meeste gemeenten bij een nee de lagere prijs opnieuw aan. Stuur het vroeg.',
  },
  'gb.pcn.step-photos': {
    says: 'Bekijk de foto’s of de film op de website van de gemeente (council). Maak zelf foto’s van de borden, strepen en automaat.',
  },
  'gb.pcn.step-owner-late': {
    says: 'De 28 dagen lijken voorbij. Stuur toch vandaag uw redenen en zeg waarom u laat bent. De gemeente (council) kan er nog naar kijken.',
  },
  'gb.pcn.step-owner-notice': {
    says: 'Stuur binnen 28 dagen een formeel bezwaar (formal representations). Doe het ook als u al eerder bezwaar maakte. Anders verliest u het recht op beroep.',
  },
  'gb.pcn.step-tribunal': {
    says: 'Ga binnen 28 dagen in beroep bij het tribunaal dat de brief noemt. Gebruik de code die ze stuurden en voeg uw foto’s toe.',
  },
  'gb.pcn.step-certificate': {
    says: 'Kreeg u geen eerdere brief? Vraag de gemeente (council) meteen waarom. Anders betaalt u binnen 14 dagen om kosten van de rechtbank te vermijden.',
  },
  'gb.pcn.step-witness': {
    says: 'Is een grond op formulier TE9 of PE3 voor u waar? Stuur het dan binnen 21 dagen aan het Traffic Enforcement Centre.',
  },
  'gb.pcn.step-witness-pay': {
    says: 'Is geen enkele grond waar? Betaal, of vraag de gemeente een regeling voordat een warrant naar deurwaarders (bailiffs) gaat.',
  },
  'gb.pcn.step-address': {
    says: 'Ga na of de DVLA uw huidige adres heeft. Brieven gaan naar het adres op het kentekenbewijs (log book).',
  },
  'gb.pcn.step-proof-post': {
    says: 'Gebruik het online formulier en bewaar de bevestiging. Stuurt u het per post, vraag een verzendbewijs.',
  },
  'gb.pcn.step-signs': {
    says: 'Controleer de borden en strepen. Ontbraken ze, of waren ze versleten of onduidelijk? Maak foto’s en schrijf het.',
  },
  'gb.pcn.step-grounds': {
    says: 'Noem uw grond. Bijvoorbeeld: het is niet gebeurd, de auto was niet van u, of hij was gestolen. Of de gemeente hield zich niet aan de regels.',
  },
  'gb.pcn.step-blue-badge': {
    says: 'Stuur een kopie van uw Blue Badge, vergunning, kaartje of leverbon. Gemeenten trekken de boete vaak in als ze dat zien.',
  },
  'gb.pcn.step-pay': {
    says: 'Klopt de boete? Betaal binnen de tijd met korting. Gebruik alleen de officiële website van de gemeente.',
  },
  'gb.pcn.step-cannot-pay': {
    says: 'Kunt u niet betalen? Vraag de gemeente nu schriftelijk om meer tijd. Een regeling is makkelijker voordat er deurwaarders (bailiffs) bij zijn.',
  },
  'gb.pcn.option-challenge': {
    says: 'Schrijf wat er gebeurde, noem uw grond en voeg foto’s toe. De gemeente (council) moet bekijken wat u stuurt.',
    title: 'Bezwaar maken bij de gemeente',
    cost: 'Gratis',
    time: 'Binnen 14 dagen voor de lagere prijs, hoogstens 28 dagen',
    risk: 'Verliest u later, dan moet u het volle bedrag betalen.',
    bestFor: 'De borden, de feiten of uw redenen zijn in uw voordeel.',
  },
  'gb.pcn.option-tribunal': {
    says: 'Een jurist die niet bij de gemeente hoort, beslist. U kunt een zitting per telefoon of video vragen.',
    title: 'In beroep gaan bij het onafhankelijke tribunaal',
    cost: 'Gratis',
    time: 'Binnen 28 dagen na de afwijzing',
    risk: 'Verliest u, dan betaalt u het volle bedrag.',
    bestFor: 'De gemeente zei nee en u hebt nog een grond.',
  },
  'gb.pcn.option-statement': {
    says: 'Wordt de verklaring aanvaard, dan vervalt het bevel en gaat de zaak een stap terug.',
    title: 'Een verklaring geven (witness statement)',
    cost: 'Gratis',
    time: 'Binnen 21 dagen na het bevel',
    risk: 'Een valse verklaring is strafbaar (contempt of court).',
    bestFor: 'U kreeg de brieven nooit, of u betaalde, of niemand antwoordde u.',
  },
  'gb.pcn.option-pay': {
    says: 'Betaal op de manier die in de brief staat en bewaar het bewijs.',
    title: 'Betalen',
    cost: 'Het bedrag in de brief',
    time: 'Het liefst binnen de tijd met korting',
    risk: 'Met betalen stopt uw recht op beroep.',
    bestFor: 'De boete klopt, of het is de moeite niet waard.',
  },
  'gb.pcn.option-help': {
    says: 'Citizens Advice of National Debtline kan u helpen kiezen en formulieren invullen.',
    title: 'Gratis advies vragen',
    cost: 'Gratis',
    time: 'Een gesprek of een bezoek',
    risk: 'De dagen lopen door.',
    bestFor: 'U kunt niet betalen, of er wordt over deurwaarders (bailiffs) gepraat.',
  },
  'gb.pcn.insight-not-received': {
    says: 'Gingen de eerdere brieven naar een oud adres? Dan kunt u de zaak laten terugzetten. De extra kosten vervallen dan.',
    actionable: 'Gebruik formulier TE9 of PE3, of TE7 samen met TE9 als de 21 dagen voorbij zijn.',
  },
  'gb.pcn.insight-late-post': {
    says: 'Een boete van een camera moet binnen 28 dagen na de gebeurtenis bij de eigenaar zijn, tenzij de DVLA laat was met de gegevens.',
    actionable: 'Tel de dagen van de gebeurtenis tot de brief. Zijn het er meer dan 28? Noem het.',
  },
  'gb.pcn.insight-owner-late': {
    says: 'Een brief aan de eigenaar (notice to owner) moet meestal binnen 6 maanden na de boete zijn verstuurd.',
    actionable: 'Vergelijk de twee data. Is het langer? Schrijf dat de brief te laat kwam.',
  },
  'gb.pcn.insight-details': {
    says: 'Op een boete (penalty charge notice) moeten datum, tijd, auto, grond, bedrag en manier van betalen staan. Met een echte fout kunt u winnen.',
    actionable: 'Vergelijk elk gegeven met wat u zelf hebt.',
  },
  'gb.pcn.warning-increase': {
    says: 'Doet u niets, dan wordt de boete de helft hoger en verliest u het recht op beroep.',
  },
  'gb.pcn.warning-warrant': {
    says: 'Daarna komen een warrant en deurwaarders (bailiffs), met minstens £75 kosten. Doe iets voordat de dagen voorbij zijn.',
  },
  'gb.pcn.warning-truth': {
    says: 'Kruis alleen een grond aan die waar is. Een valse verklaring kan worden gestraft (contempt of court).',
  },
  'gb.pcn.tactic-early': {
    says: 'Maak binnen 14 dagen bezwaar. U houdt de lagere prijs als de gemeente de richtlijn volgt.',
    risk: 'Na 14 dagen moet u misschien het volle bedrag betalen als u verliest.',
    notWhen: 'De boete klopt duidelijk. Betaal dan de lagere prijs.',
  },
  'gb.pcn.tactic-tribunal': {
    says: 'Veel mensen stoppen na de afwijzing. Het tribunaal is gratis, en daar moet de gemeente haar bewijs laten zien.',
    risk: 'Verliest u, dan is de korting weg.',
    notWhen: 'U hebt geen grond en wilt alleen een lager bedrag.',
  },
  'gb.pcn.deadline-discount': {
    says: 'De lagere prijs geldt 14 dagen. De dag waarop u de boete kreeg, telt als dag één.',
    action: 'De lagere prijs betalen, of bezwaar maken',
    consequence: 'U moet het volle bedrag betalen.',
  },
  'gb.pcn.deadline-owner': {
    says: 'U hebt 28 dagen vanaf de officiële ontvangst (service) van de brief aan de eigenaar (notice to owner). Die dag telt als dag één.',
    action: 'Een formeel bezwaar (formal representations) sturen, of betalen',
    consequence: 'De boete wordt de helft hoger en u verliest het recht op beroep.',
    service: 'Een brief per post geldt als gekregen op de tweede werkdag na het posten.',
  },
  'gb.pcn.deadline-tribunal': {
    says: 'U hebt 28 dagen vanaf de officiële ontvangst (service) van de afwijzing. Die dag telt als dag één.',
    action: 'In beroep gaan bij het tribunaal',
    consequence: 'De gemeente kan een charge certificate sturen, en de boete wordt de helft hoger.',
    service: 'Een brief per post geldt als gekregen op de tweede werkdag na het posten.',
  },
  'gb.pcn.deadline-certificate': {
    says: 'U hebt 14 dagen vanaf de officiële ontvangst (service) van het charge certificate.',
    action: 'Betalen, of zeggen wat er misging',
    consequence: 'De gemeente kan de rechtbank vragen de schuld in te schrijven, met kosten.',
    service: 'Een brief per post geldt als gekregen op de tweede werkdag na het posten.',
  },
  'gb.pcn.deadline-statement': {
    says: 'U hebt 21 dagen vanaf het bevel (order for recovery) om te betalen of een verklaring (witness statement) te geven. Voor de zekerheid tellen we vanaf de datum op het bevel.',
    action: 'Formulier TE9 of PE3 sturen, of betalen',
    consequence: 'Een warrant kan naar deurwaarders (bailiffs) gaan.',
  },
  'gb.pcn.step-check-signs': {
    says: 'Schrijf de laatste dag in uw agenda. Mist u die, dan wordt de boete hoger en verliest u het recht op beroep.',
  },
  'gb.pcn.step-tribunal-proof': {
    says: 'Lees waarom ze nee zeiden. Antwoord op elk punt en voeg foto’s, bonnen, vergunningen of een briefje van een getuige toe.',
  },
  'gb.pcn.step-tribunal-hearing': {
    says: 'Kies hoe er wordt beslist: op papier, of per telefoon of video. U hebt geen advocaat nodig.',
  },
  'gb.pcn.step-tribunal-or-pay': {
    says: 'Gaat u niet in beroep? Betaal vóór het eind van de 28 dagen, zodat de boete niet de helft hoger wordt.',
  },
  'gb.pcn.step-certificate-plan': {
    says: 'Kunt u niet alles betalen? Schrijf de gemeente (council) nu en vraag om tijd. Schrijf waarom.',
  },
  'gb.pcn.step-certificate-watch': {
    says: 'Let op een bevel (order for recovery). Daarbij zit een formulier waarop u kunt zeggen wat er misging. U hebt 21 dagen om het te sturen.',
  },
  'gb.pcn.step-certificate-address': {
    says: 'Ga na of de gemeente en de DVLA uw huidige adres hebben, zodat de volgende brief u bereikt.',
  },
  'gb.pcn.step-witness-late': {
    says: 'Zijn de 21 dagen voorbij? Stuur formulier TE7 samen met TE9 en schrijf waarom u laat bent.',
  },
  'gb.pcn.step-witness-advice': {
    says: 'Bel National Debtline op 0808 808 4000 voor gratis hulp met de formulieren of een regeling.',
  },
  'gb.pcn.option-never-knew': {
    says: 'Zeg het de gemeente (council). Komt het bevel (order for recovery), stuur dan formulier TE9 of PE3 om de zaak te laten terugzetten.',
    title: 'Zeggen dat u de brieven nooit kreeg',
    cost: 'Gratis',
    time: 'Schrijf nu. Gebruik daarna het formulier binnen 21 dagen na het bevel',
    risk: 'Werkt alleen als het waar is.',
    bestFor: 'De eerdere brieven gingen naar een oud adres, of niemand antwoordde u.',
  },
}
