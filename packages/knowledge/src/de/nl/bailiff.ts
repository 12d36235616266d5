/** Court officers (Gerichtsvollzieher) and enforcement by public offices: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BAILIFF_NL: Words = {
  'de.bailiff.want': {
    says: 'Een gerechtsdeurwaarder (Gerichtsvollzieher) vraagt u een schuld te betalen waarvoor er een titel van de rechter is.',
  },
  'de.bailiff.want-public': {
    says: 'Een overheidskantoor wil geld dat u volgens hen schuldig bent. Het kan zijn eigen beslissing zonder rechter uitvoeren.',
  },
  'de.bailiff.who': {
    says: 'De gerechtsdeurwaarder (Gerichtsvollzieher) is een ambtenaar die voor de schuldeiser handelt. Hij of zij moet ook een vreedzame weg zoeken.',
  },
  'de.bailiff.who-public': {
    says: 'Dit is de dienst voor invordering van een overheidskantoor. Zijn ambtenaren hebben macht als een gerechtsdeurwaarder.',
  },
  'de.bailiff.reality': {
    says: 'Dit is ernstig, maar u kunt met de deurwaarder nog betaling in delen afspreken. Een plan stopt de uitvoering.',
  },
  'de.bailiff.reality-public': {
    says: 'Bel vandaag het kantoor in de brief. Vaak stemt het in met termijnen als u uw budget laat zien.',
  },
  'de.bailiff.rights': {
    says: 'Wat u nodig hebt om te leven en werken, is veilig: basisdingen, een deel van uw loon en een beschermde rekening.',
  },
  'de.bailiff.not-yet-search': {
    says: 'De deurwaarder mag uw woning niet tegen uw wil doorzoeken zonder bevel van een rechter.',
  },
  'de.bailiff.not-yet-search-public': {
    says: 'De ambtenaar van het kantoor mag uw woning niet tegen uw wil doorzoeken zonder bevel van een rechter.',
  },
  'de.bailiff.step-call': {
    says: 'Bel de gerechtsdeurwaarder vóór de datum. Noem een bedrag dat u echt elke maand kunt betalen.',
  },
  'de.bailiff.step-call-public': {
    says: 'Bel het kantoor vandaag. Vraag om termijnen of uitstel, en bevestig het schriftelijk.',
  },
  'de.bailiff.step-title': {
    says: 'Vraag de titel en de lijst van het bedrag te zien. Kreeg u de papieren van de rechtbank nooit? Ga meteen naar een advocaat.',
  },
  'de.bailiff.step-title-public': {
    says: 'Vraag de beslissing (Bescheid) erachter. Kreeg u haar nooit of maakte u bezwaar? Zeg dat nu schriftelijk.',
  },
  'de.bailiff.step-wrong-way': {
    says: 'Is er iets beschermds in beslag genomen? Klaag bij de executierechter (Erinnerung). Het kost geen griffierecht.',
  },
  'de.bailiff.step-plan': {
    says: 'Bied een plan aan dat binnen twaalf maanden eindigt. Twee weken te laat beëindigt het.',
  },
  'de.bailiff.step-many': {
    says: 'Meer schulden dan u kunt betalen? Een privé-insolventie (Privatinsolvenz) bevrijdt u na drie jaar. Gratis schuldhulp bereidt haar voor.',
  },
  'de.bailiff.option-plan': {
    says: 'Laat zien wat u verdient en uitgeeft, en bied vaste bedragen op vaste dagen aan.',
    title: 'Een plan met de gerechtsdeurwaarder afspreken',
    cost: 'De schuld en de kosten van de deurwaarder.',
    time: 'Eén telefoontje, vandaag.',
    risk: 'De schuldeiser kan nee zeggen. Twee weken te laat beëindigt het plan.',
    bestFor: 'U kunt het binnen een jaar afbetalen.',
  },
  'de.bailiff.option-plan-public': {
    says: 'Leg uw budget uit en bied een bedrag per maand aan. Vraag een schriftelijk antwoord.',
    title: 'Het kantoor om delen vragen',
    cost: 'De schuld, soms rente.',
    time: 'Eén telefoontje en één brief.',
    risk: 'Totdat het akkoord gaat, kan het doorgaan.',
    bestFor: 'De beslissing klopt, er is weinig geld.',
  },
  'de.bailiff.option-court': {
    says: 'Zeg de rechtbank wat er mis is met het beslag en stuur bewijs.',
    title: 'De executierechter vragen',
    cost: 'Vaak gratis, of kleine kosten.',
    time: 'Meteen.',
    risk: 'Bescherming bij nood (§ 765a) is voor zeldzame gevallen.',
    bestFor: 'De verkeerde persoon, het verkeerde ding, of echte nood.',
  },
  'de.bailiff.option-help': {
    says: 'Een schuldhulpverlener bevestigt uw beschermde bedragen en praat met schuldeisers.',
    title: 'Nu naar een schuldhulpverlener gaan',
    cost: 'Gratis.',
    time: 'Bel vandaag.',
    risk: 'Wachtlijsten. Zeg dat er een datum voor uitvoering is.',
    bestFor: 'Meer schulden, of angst rekening of woning te verliezen.',
  },
}
