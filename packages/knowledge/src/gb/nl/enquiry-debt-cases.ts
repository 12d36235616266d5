/** Vragen over schulden: bijzondere gevallen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CASES_NL: Words = {
  'gb.ask-debt.old-by-years': {
    says: 'Ja, meestal is het te oud voor de rechter: meer dan zes jaar zonder betaling, getekende erkenning of vonnis. De schuld bestaat nog. Betaal en erken hem dus niet. Laat een formulier van de rechter nooit liggen.',
  },
  'gb.ask-debt.old-by-years-scotland': {
    says: 'Zo ja, dan zijn de meeste schulden in Schotland geëindigd en bent u niets schuldig. Betaal en erken niets voordat u advies hebt.',
    dependsOn:
      'of er vijf volle jaren voorbij zijn zonder betaling, schriftelijke erkenning of rechtszaak',
  },
  'gb.ask-debt.clock-again': {
    says: 'Nee, een gesprek of antwoord zonder erkenning doet dat niet. Een betaling of getekende erkenning wel, maar alleen vóór het eind van de zes jaar. Zijn die voorbij, schrijf dan dat de schuld te oud is voor de rechter. Laat een formulier van de rechter niet liggen.',
  },
  'gb.ask-debt.old-and-clock': {
    says: 'Na zes jaar zonder betaling, getekende erkenning of vonnis is hij te oud voor de rechter. Een gesprek of antwoord dat niets erkent, start de tijd niet opnieuw. Schrijf dat hij te oud is, betaal niet, en laat een formulier van de rechter nooit liggen.',
  },
  'gb.ask-debt.bankrupt-home': {
    says: 'Bij een faillissement gaat uw deel naar de persoon die het regelt. Die kan het verkopen. Is er na de hypotheek weinig over, dan gebeurt dat misschien niet. Praat eerst met een gratis schuldadviseur.',
    dependsOn: 'hoeveel uw deel van de woning na de hypotheek waard is',
  },
  'gb.ask-debt.ccj-unpaid': {
    says: 'Ze kunnen de rechter vragen om deurwaarders (bailiffs), geld van loon of bank, of een last op uw woning (charge). Kunt u niet betalen zoals bevolen? Vraag de rechter met formulier N245 om kleinere betalingen.',
  },
  'gb.ask-debt.sold-still-owed': {
    says: 'U bent hem nog schuldig, als hij van u is, het bedrag klopt en hij niet te oud is. De nieuwe eigenaar krijgt geen extra macht. Vraag bewijs dat de schuld van hem is, voordat u betaalt of erkent.',
  },
  'gb.ask-debt.claim-how-long': {
    says: 'Antwoord binnen 14 dagen na de officiële ontvangst (service). Bij het landelijke centrum is dat 5 dagen na de datum van uitgifte. Bent u het schuldig? Stuur het formulier voor erkenning met een budget en een klein aanbod. Zo niet, bevestig de ontvangst. Dan hebt u 28 dagen voor verweer.',
  },
  'gb.ask-debt.council-tax-moved': {
    says: 'Schrijf vandaag de afdeling council tax van de gemeente wanneer u vertrok. Stuur bewijs, zoals het eindrapport en het nieuwe huurcontract. Vraag een nieuwe rekening en uitstel. De data lopen door tot ze schriftelijk ja zeggen, dus bel ook.',
  },
  'gb.ask-debt.dead-family-pays': {
    says: 'Nee, tenzij het familielid er ook voor tekende. De schuld wordt betaald uit wat de overledene naliet. Meld het overlijden schriftelijk aan het bedrijf, vraag te stoppen met bellen, en klaag als het doorgaat.',
  },
  'gb.ask-debt.relief-order': {
    says: 'Het kan passen als u £50,000 of minder schuldig bent, £75 of minder per maand overhoudt en weinig bezit. Eén auto onder £4,000 mag. Het kost niets.',
    dependsOn: 'wat u schuldig bent, wat u bezit en wat u elke maand overhoudt',
  },
  'gb.ask-debt.relief-order-car': {
    says: 'Het kan passen als u £50,000 of minder schuldig bent en £75 of minder per maand overhoudt. Een auto van Motability is gehuurd, dus die verliest u niet. Een eigen auto mag tot £4,000 waard zijn. Het kost niets.',
    dependsOn: 'wat u schuldig bent, bezit en elke maand overhoudt',
  },
  'gb.ask-debt.write-off-advert': {
    says: 'Teken niet bij die reclame. Het is geen speciale regeling van de overheid. Waarschijnlijk is het een IVA. Die kost geld en kan mislukken. Vraag een gratis hulporganisatie naar een regeling, een debt relief order of een adempauze (breathing space).',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'Nee, niet alleen voor dat bedrag. Eén schuldeiser heeft £5,000 of meer nodig om uw faillissement te vragen. Maar laat een formele eis (statutory demand) of formulier van de rechter niet liggen.',
  },
  'gb.ask-debt.claim-late': {
    says: 'Het is misschien niet te laat. Bel de rechtbank vandaag met het zaaknummer. Is er geen vonnis? Stuur nu uw formulier of verweer. Is er wel een? Vraag snel met formulier N244 het te vernietigen (set aside).',
  },
  'gb.ask-debt.ignore-claim': {
    says: 'Nee, laat het niet liggen. Zonder antwoord op tijd kunnen ze zonder zitting een vonnis (judgment) tegen u krijgen. Dat kan uw krediet schaden en deurwaarders (bailiffs) brengen.',
  },
  'gb.ask-debt.ignore-letter-of-claim': {
    says: 'Nee, laat hem niet liggen. Het is de laatste stap voor de rechter. Antwoord binnen 30 dagen na de datum erop, en vraag de papieren die u nodig hebt.',
  },
  'gb.ask-debt.collector-bailiffs': {
    says: 'Nee, niet zelf. Ze moeten eerst bij de rechter winnen. Pas als u het vonnis dan niet betaalt, kunnen er deurwaarders (bailiffs) komen. Een brief alleen geeft geen deurwaarder het recht te komen.',
  },
  'gb.ask-debt.ccj-cost': {
    says: 'Vraag de rechter met formulier N244 het te vernietigen (set aside). Er is geen vaste laatste dag, maar wees snel als u het weet. Het kost iets bij de rechtbank. Met formulier EX160 kunt u daar hulp bij vragen.',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: 'De adempauze (breathing space) bestaat niet in Noord-Ierland. Bel gratis Advice NI op 0800 915 4604. Een adviseur kan schuldeisers om tijd vragen en een regeling maken.',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'Iemand heeft een vonnis (judgment) tegen u. Kreeg u een aankondiging (notice of intention to enforce)? Neem dan binnen 10 dagen contact op met een aanbod. Daarna kan het kantoor iets doen en komen er kosten bij.',
  },
  'gb.ask-debt.council-tax-benefits': {
    says: 'Ja, maar alleen na een liability order, en alleen een klein vast deel van sommige uitkeringen. Er komen geen kosten bij. Komt u te kort? Vraag de gemeente om een lagere regeling en hulp bij geldnood.',
  },
  'gb.ask-debt.council-tax-ex': {
    says: 'Voor die data is elk van u alles schuldig. Voor data nadat u vertrok niet. Zeg de gemeente (council) de datum en stuur bewijs.',
    dependsOn: 'of u daar toen als partners woonde, of op de rekening stond',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Schrijf de geldgever vandaag dat u de lening niet nam. Vraag het uit te zoeken en te stoppen met innen. Meld het bij Report Fraud en bekijk uw gratis kredietoverzichten.',
  },
}
