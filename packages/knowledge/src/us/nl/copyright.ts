/** The Dutch words of the rows in ../copyright.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_NL: Words = {
  'us.copyright.want': {
    says: 'Zij zeggen dat u iets hebt gebruikt of gedeeld zonder toestemming, en willen geld of willen dat u stopt.',
  },
  'us.copyright.who': {
    says: 'Dit komt van een eigenaar, een advocatenkantoor of een bedrijf dat naar gebruik zoekt. Een brief is geen rechtszaak.',
  },
  'us.copyright.reality': {
    says: 'In zulke brieven wordt vaak veel meer gevraagd dan een rechter zou geven. Kijk van wie het werk is en of u het hebt gebruikt.',
  },
  'us.copyright.rights-summary': {
    says: 'U kunt om bewijs van eigendom en registratie vragen, zeggen dat het eerlijk gebruik was (fair use), of een lager bedrag aanbieden.',
  },
  'us.copyright.not-yet': {
    says: 'Zij kunnen geen geld nemen door een brief. Zij moeten naar de federale rechter of de Copyright Claims Board.',
  },
  'us.copyright.right-proof': {
    says: 'Een werk uit de Verenigde Staten moeten zij registreren voor zij naar de rechter gaan. Vraag naar nummer en datum van de registratie.',
  },
  'us.copyright.right-low-sum': {
    says: 'Als het werk pas is geregistreerd nadat uw gebruik begon, hoeft u vaste bedragen en advocaatkosten meestal niet te betalen.',
  },
  'us.copyright.right-fair-use': {
    says: 'Sommig gebruik is eerlijk gebruik (fair use) en mag, zoals commentaar, nieuws, onderwijs of parodie. Het hangt van de zaak af.',
  },
  'us.copyright.right-counter': {
    says: 'Is uw bericht per vergissing weggehaald? Dan kunt u de site een tegenbericht (counter notice) sturen. Het kan na 10 tot 14 werkdagen terugkomen.',
  },
  'us.copyright.deadline-opt-out': {
    says: 'U hebt 60 dagen nadat u de papieren kreeg om uit de Copyright Claims Board te stappen (opt out).',
    action: 'Kiezen: uit de Copyright Claims Board stappen, of daar antwoorden',
    consequence: 'Als u niets doet, kan de Board tegen u beslissen.',
  },
  'us.copyright.limitation': {
    says: 'Een eis over auteursrecht (copyright) moet binnen drie jaar na het ontstaan worden ingediend.',
    from: 'de dag van het gebruik, of bij veel rechtbanken de dag dat zij het ontdekten',
    restartedBy: 'Elk nieuw gebruik begint zijn eigen drie jaar.',
  },
  'us.copyright.step-stop': {
    says: 'Haal de foto of het bestand weg, maar bewaar een kopie van hoe u het gebruikte. Geef nog niets toe.',
  },
  'us.copyright.step-check': {
    says: 'Kijk waar u het vandaan had en of u een licentie had. Zoek het werk op bij Copyright.gov.',
  },
  'us.copyright.step-ask': {
    says: 'Schrijf en vraag om bewijs: van wie het werk is, de registratie, en hoe zij aan het bedrag komen.',
  },
  'us.copyright.step-court': {
    says: 'Krijgt u papieren van de rechtbank of de Board, doe dan uiterlijk op hun datum iets. Dan is een advocaat de moeite waard.',
  },
  'us.copyright.option-dispute': {
    says: 'Vraag om bewijs en zeg waarom u het niet schuldig bent. Blijf beleefd en kort.',
    title: 'Om bewijs vragen en betwisten',
    cost: 'Gratis',
    time: 'Voor de datum in de brief',
    risk: 'Zij kunnen naar de rechter gaan, maar de meeste doen dat niet.',
    bestFor: 'U was het niet, u had toestemming, of het was eerlijk gebruik (fair use).',
  },
  'us.copyright.option-settle': {
    says: 'Bied aan wat een licentie had gekost. Teken alleen een papier dat de hele zaak afsluit.',
    title: 'Een eerlijke prijs voor een licentie aanbieden',
    cost: 'Vaak veel minder dan gevraagd',
    time: 'Weken',
    risk: 'Laat op papier zetten dat zij niets meer eisen (release).',
    bestFor: 'U hebt het gebruikt zonder toestemming.',
  },
  'us.copyright.option-help': {
    says: 'Een rechtswinkel van een universiteit (law school clinic) of een advocaat voor auteursrecht kan u zeggen wat het waard is.',
    title: 'Een advocaat vragen',
    cost: 'Sommige rechtswinkels zijn gratis',
    time: 'Snel',
    risk: 'Geen.',
    bestFor: 'Het bedrag is groot of er zijn papieren van de rechtbank.',
  },
}
