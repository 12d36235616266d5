/** The Dutch words of Italy: enquiry home and work. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_WORDS: Words = {
  'it.ask.locks': {
    says: 'Nee. Alleen een rechter kan u laten vertrekken. Verandert de verhuurder het slot of sluit hij de stroom af? Bel de politie.',
  },
  'it.ask.rent-behind': {
    says: 'Betaal nu wat u kunt en bied een plan aan. Krijgt u een ontruimingspapier (sfratto)? Ga naar de zitting: u kunt alles betalen of tot 90 dagen vragen.',
  },
  'it.ask.end-lease': {
    says: 'De verhuurder moet zes maanden vóór het einde van de termijn schrijven. Aan het einde van de eerste vier jaar is een wettelijke reden nodig. Zo niet, dan wordt de huur verlengd.',
    dependsOn: 'de termijn van uw huurcontract en de datum van de brief',
  },
  'it.ask.deposit': {
    says: 'Vraag haar aangetekend of per PEC, met de datum waarop u de sleutels teruggaf. De verhuurder mag alleen bewezen schade houden en moet rente betalen.',
  },
  'it.ask.dismissed-orally': {
    says: 'Een ontslag moet schriftelijk zijn; mondeling heeft het geen effect. Schrijf meteen dat u klaar blijft om te werken. Ga dan naar een vakbond.',
  },
  'it.ask.dismissed': {
    says: 'Stuur binnen 60 dagen een schriftelijke aanvechting, aangetekend of per PEC. Vraag NASpI binnen 68 dagen. Een vakbond kan helpen.',
  },
  'it.ask.naspi-cause': {
    says: 'Ja, ook na een ontslag als straf, met 13 betaalde weken in meer dan vier jaar. Vraag het binnen 68 dagen.',
  },
  'it.ask.wages-unpaid': {
    says: 'Vraag het schriftelijk, ga dan naar een vakbond of de arbeidsinspectie. Met de loonstrook kan een advocaat een betalingsbevel krijgen. U hebt vijf jaar.',
  },
  'it.ask.landlord-enters': {
    says: 'Nee. De verhuurder mag alleen met uw ja binnenkomen. Spreek een dag af voor bezoek en herstel.',
  },
  'it.ask.leave-flat': {
    says: 'Om ernstige redenen mag u weg met zes maanden opzegging per aangetekende brief. Uw contract kan u makkelijker laten gaan.',
    dependsOn: 'uw huurcontract en uw reden',
  },
  'it.ask.rent-rise': {
    says: 'Alleen zoals het schriftelijke contract zegt, meestal naar ISTAT. Met de vlakke belasting (cedolare secca) mag de huur tijdens het contract niet stijgen.',
    dependsOn: 'wat uw huurcontract zegt',
  },
  'it.ask.sick-dismissed': {
    says: 'Niet omdat u ziek bent, totdat de grens van dagen in uw cao (comporto) voorbij is. Dan kan het. U hebt 60 dagen om het aan te vechten.',
    dependsOn: 'hoeveel dagen uw cao geeft',
  },
  'it.ask.pregnant-dismissed': {
    says: 'Nee. Van het begin van de zwangerschap tot het kind één jaar is, is een ontslag nietig, met weinig uitzonderingen. Stuur het medische papier en vecht het aan.',
  },
  'it.ask.resign': {
    says: 'Neem ontslag online met SPID of bij een patronato, met de opzegtermijn van uw cao. U kunt het binnen zeven dagen terugnemen. NASpI komt alleen bij een ernstige schending (giusta causa).',
  },
  'it.ask.myth-children-evict': {
    says: 'Kinderen stoppen een ontruiming niet vanzelf. Maar de rechter kan meer tijd geven, en de sociale dienst kan helpen.',
  },
  'it.ask.landlord-needs-home': {
    dependsOn: 'wanneer uw contract afloopt',
    says: 'Alleen aan het eind van de eerste vier jaar (drie bij afgesproken huur), met zes maanden opzegging en de reden erbij. Nodig voor een kind is zo’n reden. Wordt de woning binnen twaalf maanden niet zo gebruikt, dan kunt u iets eisen.',
  },
  'it.ask.dismissed-message': {
    says: 'Ontslag moet schriftelijk, met redenen. Sommige rechters zien een WhatsApp-bericht als schriftelijk: wacht niet. Maak binnen 60 dagen bezwaar, aangetekend of per PEC, en ga daarna binnen 180 dagen naar de rechter.',
  },
  'it.ask.holiday-left': {
    says: 'Als de baan eindigt, moet de werkgever vakantie die u niet kon opnemen uitbetalen, ook na eigen ontslag. Vraag het aangetekend of per PEC. Met de loonstrook kan een rechter snel betaling bevelen.',
  },
  'it.ask.parental-leave': {
    says: 'Het is uw recht en de baas kan het niet weigeren. Vraag het online aan bij INPS en meld het minstens vijf dagen vooraf, of zoals uw cao zegt. Houden ze het tegen, ga dan naar een patronato of de arbeidsinspectie.',
  },
  'it.ask.home-sold': {
    says: 'Verkoop beëindigt het contract niet: de koper neemt het over. Om te verkopen mag de eigenaar verlenging alleen aan het eerste einde weigeren. Nodig zijn zes maanden opzegging en geen andere woning, en u mag dan eerst kopen.',
  },
  'it.ask.forced-resignation': {
    says: 'Teken niets. Ontslag nemen geldt alleen als u het zelf online stuurt, met SPID of via een patronato; een getekend papier heeft geen effect. U kunt het binnen zeven dagen intrekken. Bij dreiging gaat u naar een vakbond.',
  },
  'it.ask.pregnant-term': {
    dependsOn: 'de echte reden',
    says: 'Een tijdelijk contract mag ook tijdens de zwangerschap eindigen. Begint het verlof binnen 60 dagen na het einde, dan betaalt INPS toch. Niet verlengen om de zwangerschap is discriminatie. Ga naar een vakbond of patronato.',
  },
  'it.ask.wages-resign': {
    says: 'Twee of meer onbetaalde maanden zijn meestal een dringende reden. Geen opzegtermijn, wel het loon ervan, en NASpI kan. Eis eerst schriftelijk en vraag een vakbond. Bij faillissement betaalt een INPS-fonds TFR en de laatste drie maanden.',
  },
  'it.ask.transfer': {
    says: 'Overplaatsen mag alleen om echte redenen, die het bedrijf moet bewijzen. Vraag de redenen schriftelijk. Betwist het binnen 60 dagen. Werk door tot een rechter beslist en vraag een vakbond.',
  },
  'it.ask.not-registered': {
    says: 'U hebt recht op loon, TFR en premies, ook zonder papier. Bewaar berichten, foto’s en namen. Meld het bij de Ispettorato del lavoro of een vakbond. U hebt vijf jaar voor het loon.',
  },
  'it.ask.mobbing': {
    says: 'Noteer alles met dag en getuigen en ga naar de arts. Schrijf de werkgever: hij moet uw gezondheid beschermen. Ga naar een vakbond of consigliera di parità. U kunt geld eisen, of om dringende reden weg met NASpI.',
  },
  'it.ask.naspi-length': {
    says: 'Zij duurt de helft van de betaalde weken in vier jaar, hooguit twee jaar. Vanaf de zesde maand daalt zij 3% per maand, boven 55 vanaf de achtste. Vraag haar binnen 68 dagen.',
    dependsOn: 'hoeveel weken u betaalde',
  },
  'it.ask.charge': {
    says: 'U hebt vijf dagen om schriftelijk te antwoorden of gehoord te worden met een vakbond. Antwoord op elk feit met bewijs, teken geen schuld. Pas daarna mogen ze straffen. Daartegen hebt u 20 dagen bij de inspectie.',
  },
  'it.ask.rent-unregistered': {
    says: 'Een huurcontract zonder schrift en registratie is nietig: geen snelle ontruiming. Te veel betaald kunt u tot zes maanden na vertrek terugvragen. U kunt de rechter om een normaal contract met de wettelijke huur vragen. Vraag eerst SUNIA.',
  },
  'it.ask.evict-children': {
    says: 'Kinderen alleen stoppen het niet. Bij huurschuld kunt u tot 90 dagen vragen, 120 bij nood. Dan bepaalt de rechter de dag: binnen zes maanden, twaalf in zware gevallen. Ga naar de sociale dienst en vraag een gratis advocaat.',
    dependsOn: 'de reden en wat u de rechter vraagt',
  },
  'it.ask.tfr-amount': {
    says: 'Neem voor elk jaar het brutoloon en deel door 13,5. Tel de wettelijke verhoging op. Het is verschuldigd aan het eind, op de dag van de cao (CCNL). U hebt vijf jaar. Bij faillissement: het INPS-fonds.',
  },
  'it.ask.deposit-limit': {
    says: 'De borg is hooguit drie maanden huur. Zij geeft wettelijke rente, elk jaar te betalen. Bij vertrek komt zij terug, min bewezen schade.',
  },
}
