/** Questions about a dog that bit, and a landlord who punishes a complaint: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BITES_AND_PUNISHED_COMPLAINTS_NL: Words = {
  'us.ask-life.who-pays-for-bite': {
    says: 'In de meeste staten, zoals Californië, Florida en Michigan, betaalt de eigenaar ook als de hond nooit eerder beet, tenzij u hem tergde of daar niet mocht zijn. In andere, zoals Texas, laat u zien dat hij het gevaar kende of onvoorzichtig was. Ga naar een arts, meld de beet, bewaar foto’s en rekeningen. Schrijf de eigenaar en vraag naar zijn woon- of huurdersverzekering. De tijd om te procederen is kort, vaak twee jaar.',
    dependsOn: 'uw staat',
  },
  'us.ask-home.punished-for-complaint': {
    says: 'In de meeste staten mag een verhuurder u niet uitzetten, de huur beëindigen of verhogen als straf voor een klacht over reparaties. Dat heet vergelding (retaliation), en u kunt zich er bij de rechter mee verweren. Veel staten nemen het aan in de maanden na de klacht. Huurschuld kan het bederven: betaal op tijd. Bewaar de klacht, foto’s en data. Blijf tot een rechter anders beslist, en bel legal aid.',
    dependsOn: 'uw staat, en of de klacht de echte reden is',
  },
  'us.ask-home.sublet': {
    says: 'Lees het huurcontract: vraagt het om toestemming van de verhuurder, krijg die dan eerst schriftelijk, anders kunt u de woning verliezen. In New York heeft de verhuurder in een gebouw met vier of meer woningen een goede reden nodig om te weigeren, en geen antwoord binnen 30 dagen telt als ja. Vraag het daar per aangetekende brief. U blijft huur en schade schuldig als de onderhuurder niet betaalt. Maak een schriftelijk onderhuurcontract.',
    dependsOn: 'uw huurcontract en uw staat',
  },
}
