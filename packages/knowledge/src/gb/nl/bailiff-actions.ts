/** A bailiff letter in England or Wales: options, insights, warnings, tactics and time limits. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_ACTIONS_NL: Words = {
  'gb.bailiff.option-pay': {
    says: 'Betaalt u vóór de datum, dan komen er geen kosten meer bij. Bewaar het betaalbewijs en ga na of de kosten kloppen.',
    title: 'Nu het hele bedrag betalen',
    cost: 'De schuld en de kosten tot nu toe',
    time: 'Vóór de datum in de brief',
    risk: 'Betaal niet met geld voor huur, eten of energie.',
    bestFor: 'U bent het eens met de schuld en kunt het missen.',
  },
  'gb.bailiff.insight-fee-jump': {
    says: 'Doet u iets vóór de datum in de brief, dan kan dat u minstens £235 besparen. Die kosten mogen pas komen als een deurwaarder (bailiff) langskomt.',
    actionable: 'Spreek vóór die datum schriftelijk een regeling af.',
  },
  'gb.bailiff.deadline-seven-clear-days': {
    says: 'Een deurwaarder (bailiff) moet u minstens 7 hele dagen geven. Zondagen en feestdagen tellen niet mee.',
    action: 'Contact opnemen met het bedrijf en een aanbod doen',
    consequence: 'Kort daarna kan een deurwaarder langskomen en hogere kosten toevoegen.',
  },
  'gb.bailiff.option-plan': {
    says: 'Doe uw aanbod schriftelijk, met een kort budget. Het bedrijf hoort te kijken naar wat u kunt missen.',
    title: 'Een regeling aanbieden die u kunt volhouden',
    cost: 'Wat u aanbiedt, plus kosten die er al zijn',
    time: 'Vóór de datum in de brief, of vandaag',
    risk: 'Mist u een betaling, dan kunnen ze langskomen en kosten toevoegen.',
    bestFor: 'U bent het schuldig en kunt steeds een beetje betalen.',
  },
  'gb.bailiff.option-advice': {
    says: 'Een schuldadviseur kan voor u met de deurwaarders praten en een adempauze (breathing space) aanvragen.',
    title: 'Gratis schuldadvies en een adempauze vragen',
    cost: 'Gratis',
    time: 'Eén gesprek, vaak dezelfde dag',
    risk: 'Deurwaarders kunnen doorgaan tot de adempauze begint, dus bel vandaag.',
    bestFor: 'U hebt andere schulden, of kunt niet betalen.',
  },
  'gb.bailiff.option-dispute': {
    says: 'Zeg het bedrijf en de gemeente of rechtbank wat er niet klopt, en stuur bewijs. Over betwiste kosten kan een rechter beslissen.',
    title: 'De schuld of de kosten betwisten',
    cost: 'Schrijven is gratis',
    time: 'Schrijf nu en vraag hun te wachten',
    risk: 'Ze kunnen doorgaan terwijl ze kijken, dus houd de deur dicht.',
    bestFor: 'De schuld is niet van u, is betaald, of de kosten kloppen niet.',
  },
  'gb.bailiff.option-complain': {
    says: 'Klaag eerst bij het bedrijf, daarna bij de gemeente, de Enforcement Conduct Board of de ombudsman.',
    title: 'Klagen over hun gedrag',
    cost: 'Gratis',
    time: 'Enkele weken',
    risk: 'Een klacht alleen stopt de schuld niet.',
    bestFor: 'Een deurwaarder was grof, loog of brak de regels.',
  },
  'gb.bailiff.insight-one-visit-fee': {
    says: 'Hebben ze meer schulden van u? Dan horen ze die waar het kan samen te behandelen. De kosten van het bezoek gelden dan één keer.',
    actionable:
      'Vraag hun schriftelijk te bevestigen dat er voor alle schulden één keer bezoekkosten zijn.',
  },
  'gb.bailiff.insight-itemise': {
    says: 'Ze vragen meer dan de eerste schuld. Elk extra pond moet een bedrag zijn dat de wet toestaat.',
    actionable: 'Vraag naar elk bedrag aan kosten, de datum en de stap waar het bij hoort.',
  },
  'gb.bailiff.insight-car': {
    says: 'Auto’s nemen deurwaarders (bailiffs) het makkelijkst mee, omdat ze buiten staan.',
    actionable:
      'Zoek nu uw financieringspapieren, kentekenbewijs (log book) of Blue Badge. Laat zien dat de auto niet van u is, of dat u hem nodig hebt voor werk.',
  },
  'gb.bailiff.insight-late-statement': {
    says: 'Gingen de brieven naar een oud adres? Een late verklaring kan de zaak terugzetten naar het begin en de deurwaarderskosten weghalen.',
    actionable:
      'Stuur formulieren TE7 en TE9 meteen aan het Traffic Enforcement Centre, met de reden waarom u laat bent.',
  },
  'gb.bailiff.warning-agreement': {
    says: 'Teken geen afspraak over uw spullen (controlled goods agreement) zonder advies. Houdt u zich er niet aan, dan mogen ze met dwang binnenkomen en die spullen halen.',
  },
  'gb.bailiff.warning-agreement-signed': {
    says: 'U hebt misschien een afspraak over uw spullen getekend. Wordt die gebroken, dan mogen ze na 2 hele dagen bericht met dwang binnenkomen. Vraag vandaag advies.',
  },
  'gb.bailiff.warning-bound': {
    says: 'Verkoop uw spullen niet en geef ze niet weg om ze bij een deurwaarder (bailiff) weg te houden. Na de brief kunnen ze toch worden meegenomen.',
  },
  'gb.bailiff.warning-no-obstruction': {
    says: 'Duw of blokkeer nooit een deurwaarder (bailiff) die al volgens de wet binnen is. Raak een wielklem niet aan. Dat kan een misdrijf zijn.',
  },
  'gb.bailiff.warning-fine': {
    says: 'Een boete van de strafrechter is anders. De rechtbank kan dan meer doen. Bel daarom vandaag de afdeling boetes (fines office) of het bedrijf.',
  },
  'gb.bailiff.tactic-car-away': {
    says: 'U mag uw auto in een garage op slot of ver van huis zetten terwijl u een regeling afspreekt.',
    risk: 'Ze kunnen hem meenemen op elke openbare weg waar ze hem vinden.',
    notWhen: 'Een deurwaarder heeft de auto al vastgezet of opgeschreven.',
  },
  'gb.bailiff.tactic-pay-offer': {
    says: 'Begin meteen te betalen wat u aanbood, per bank met uw kenmerk. Wie steeds betaalt, is moeilijk te weigeren.',
    risk: 'Ze kunnen toch weigeren en langskomen.',
    notWhen: 'De schuld is niet van u, of een adempauze (breathing space) begint bijna.',
  },
  'gb.bailiff.tactic-creditor': {
    says: 'De gemeente (council) blijft de baas over haar schuld en staat in voor het bedrijf. Vraag de gemeente in te grijpen als u kwetsbaar bent.',
    risk: 'Een gemeente kan u terugsturen naar het bedrijf.',
    notWhen: 'Het bedrijf heeft al een regeling goedgevonden die u kunt betalen.',
  },
  'gb.bailiff.insight-visit-proof': {
    says: 'De bezoekkosten gelden alleen als een deurwaarder (bailiff) echt bij u kwam, na een goede brief en 7 hele dagen.',
    actionable:
      'Vraag om de datum en tijd van het bezoek, de aankondiging (notice of enforcement) en de beelden van de bodycam.',
  },
}
