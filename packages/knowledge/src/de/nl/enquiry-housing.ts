/** Questions about living in a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_NL: Words = {
  'de.ask-home.sublet': {
    says: 'Voor een deel van de woning kunt u toestemming eisen, als u een goede reden hebt die later ontstond. Vraag het eerst schriftelijk.',
    dependsOn: 'of u een goede reden hebt en eerst vroeg',
  },
  'de.ask-home.step-check': {
    says: 'Laat elke opzegging nagaan door een huurdersvereniging (Mieterverein) voordat u tekent of verhuist.',
  },
  'de.ask-home.step-pay': {
    says: 'Blijf huur betalen. Vraag bij achterstand meteen het Jobcenter of sociale kantoor (Sozialamt) om hulp.',
  },
  'de.ask-home.right-court': {
    says: 'U mag blijven totdat een rechter beslist en een gerechtsdeurwaarder komt.',
  },
  'de.ask-home.guide-objection': {
    says: 'Maak wegens nood bezwaar in tekstvorm, twee maanden vóór het einde van de huur.',
  },
  'de.ask-home.guide-loan': {
    says: 'Vraag het Jobcenter of sociale kantoor (Sozialamt) huurschulden als lening over te nemen.',
  },
  'de.ask-home.guide-benefit': {
    says: 'Ga na of u huurtoeslag (Wohngeld) krijgt. Zij loopt vanaf de maand van uw aanvraag.',
  },
  'de.ask-home.guide-right-reason': {
    says: 'Een verhuurder heeft een wettige reden nodig, geschreven in een getekende brief op papier.',
  },
  'de.ask-home.guide-right-cure': {
    says: 'Alle huurschulden op tijd betalen kan een opzegging zonder termijn ongedaan maken, één keer in twee jaar.',
  },
  'de.ask-home.guide-right-bill': {
    says: 'U mag de bonnen achter een rekening voor bijkomende kosten zien.',
  },
  'de.ask-home.guide-option-help': {
    says: 'Laat de brief en uw contract nagaan.',
    title: 'Huurdersvereniging of advocaat',
    cost: 'Een jaarbijdrage, of een bon voor een advocaat.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Elke brief van uw verhuurder waaraan u twijfelt.',
  },
  'de.ask-home.guide-warn': {
    says: 'Stop niet op eigen houtje met huur betalen. Betaal onder voorbehoud en vraag advies.',
  },
  'de.ask-home.broker': {
    says: 'Bij een huurwoning betaalt wie de makelaar inschakelt. U betaalt alleen als u hem schriftelijk opdracht gaf en hij de woning alleen voor u zocht. Elke andere afspraak is ongeldig. Wat u betaalde, mag u terugvragen, meestal drie jaar lang.',
  },
  'de.ask-home.pets': {
    says: 'Een huurcontract mag niet alle honden en katten verbieden. De verhuurder moet afwegen: grootte, woning, buren, uw redenen. Vraag het vooraf schriftelijk. Kleine dieren in kooi of aquarium hebben geen toestemming nodig. Heeft het nee geen eerlijke reden, dan kan een rechter beslissen.',
    dependsOn: 'het dier, de woning en de redenen van beide kanten',
  },
  'de.ask-home.sublet-refused': {
    says: 'Verhuur niet onder zonder toestemming: dat kan u de woning kosten. Maar voor een deel van de woning kunt u die toestemming eisen. U hebt een goede reden nodig die na het tekenen ontstond: werk in het buitenland, een partner die vertrok, hoge kosten. Eén kamer houden is genoeg. ‘Geen vreemden’ is geen reden: alleen die persoon, te veel mensen of een echte last. Vraag het schriftelijk met naam, werk en een laatste dag. Na een nee kunt u naar de rechter voor de toestemming en de gemiste huur.',
  },
}
