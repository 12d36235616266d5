/** Questions of parents who live apart: a father’s rights, a journey, a child that was kept: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_NL: Words = {
  'ie.ask.guardian': {
    says: 'De naam op de geboorteakte maakt een ongetrouwde vader nog geen guardian. U bent het als u 12 maanden achter elkaar met de moeder woonde, drie na de geboorte, sinds 18 januari 2016. Zo niet, teken met haar een statutory declaration. Weigert zij, ga naar de District Court. U kunt ook omgang vragen.',
    dependsOn: 'of u samenwoonde en hoelang',
  },
  'ie.ask.child-abroad': {
    says: 'Voor een paspoort van een kind en een reis naar het buitenland is de toestemming van elke guardian nodig. Zonder gaan kan strafbaar zijn. Tekent de ander niet, vraag de District Court om zonder toestemming te mogen, voor paspoort en reis. Breng data, tickets en adres. Doe het vroeg; een gewone vakantie mag vaak. Een advocaat is niet nodig.',
  },
  'ie.ask.child-kept': {
    says: 'Zonder bevel kunnen de gardaí meestal niets doen, tenzij het kind gevaar loopt; guardians zijn gelijk. Ga nu naar het kantoor van de District Court, vraag custody en access en een snelle datum. Is er een bevel dat geschonden wordt, laat het uitvoeren. Haal het kind niet met geweld. Blijf rustig. Legal Aid Board en gratis mediation helpen.',
  },
}
