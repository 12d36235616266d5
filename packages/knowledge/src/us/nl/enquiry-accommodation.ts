/** Questions about changes at work that an illness or disability calls for: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOMMODATION_NL: Words = {
  'us.accommodation.ask-delay': {
    says: 'Onnodig uitstel kan zelf al onwettig zijn. Een bedrijf met 15 of meer mensen moet met u praten en snel handelen. Vraag HR schriftelijk een dag voor het besluit en een tussenoplossing om nu te werken. Niet gewerkte uren zijn meestal onbetaald: vraag betaald verlof, ziekengeld van de staat of WW. Klagen bij de EEOC is gratis, binnen 180 dagen, of 300 in de meeste staten.',
  },
  'us.accommodation.ask-refused': {
    says: 'Een bedrijf met 15 of meer mensen moet een aanpassing geven die helpt, tenzij die te zwaar of te duur is. Het mag een andere kiezen die even goed helpt, maar moet eerst met u praten. Vraag de reden op papier. Bied iets anders aan, met een brief van uw arts. Het mag u niet straffen om de vraag. Klagen bij de EEOC is gratis: 180 dagen, in de meeste staten 300.',
    dependsOn: 'hoe groot het bedrijf is, en of de aanpassing te zwaar of te duur is',
  },
  'us.accommodation.ask-fired': {
    says: 'Een bedrijf met 15 of meer mensen mag u niet ontslaan of straffen omdat u om een aanpassing voor uw gezondheid vroeg. Dat het kort daarna kwam, helpt bij het bewijs. Noteer de data en bewaar de berichten. Vraag de reden op papier. Vraag nu WW aan. Klaag gratis bij de EEOC: 180 dagen, meestal 300. Ga naar een advocaat voor u iets tekent.',
    dependsOn: 'de reden die zij geven, en het bewijs',
  },
  'us.accommodation.ask-records': {
    says: 'Meestal mogen zij niet uw hele dossier vragen. Zij mogen een brief vragen over de ziekte waar het om gaat, wat u niet kunt en waarom u de aanpassing nodig hebt. Bied een korte brief van uw arts aan. Vraag schriftelijk wat zij moeten weten en waarom. Wat u geeft, moet apart en geheim blijven. Dringen zij aan, vraag dan de EEOC.',
  },
}
