/** Questions about who can get public assistance, and whether the family is asked: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_NL: Words = {
  'jp.ask.welfare-family': {
    says: 'Schrijf dat u niet wilt dat zij benaderd worden, en waarom. Hulp van familie gaat alleen voor als zij echt betaalt; het is geen voorwaarde. Het kantoor mag niet schrijven aan wie u geweld aandeed. Het hoeft niet als er zo’n tien jaar geen contact was of de persoon arm, oud of ziek is. Het moet uw aanvraag aannemen en in 14, hoogstens 30 dagen antwoorden. Houterasu helpt.',
  },
  'jp.ask.welfare-who': {
    says: 'Ja, u kunt het aanvragen. Het telt of inkomen en spaargeld onder het minimum van uw huishouden liggen. Werk, pensioen, jong zijn of schulden sluiten u niet uit. Een huis van gewone waarde mag meestal blijven; een auto bijvoorbeeld alleen voor werk of ziekte. Schulden worden er niet mee betaald: vraag 法テラス naar faillissement. Het kantoor moet uw aanvraag nemen: zeg „ik vraag vandaag aan”. Antwoord in 14, hoogstens 30 dagen.',
  },
}
