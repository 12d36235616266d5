/** Questions about who can get public assistance, and whether the family is asked: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WELFARE_NL: Words = {
  'jp.ask.welfare-family': {
    says: "De familie wordt niet altijd benaderd. Zeg het kantoor bij uw aanvraag schriftelijk dat u het niet wilt, en waarom. Het mag niet schrijven aan iemand die gewelddadig tegen u was. Het hoeft ook niet als er zo'n tien jaar geen contact was, of de persoon arm, oud of ziek is. Hulp van familie is geen voorwaarde; ze telt alleen als ze echt betalen. Het kantoor moet uw aanvraag aannemen en in 14 dagen antwoorden, hooguit 30. Houterasu helpt.",
  },
  'jp.ask.welfare-who': {
    says: 'Ja, u kunt het aanvragen. Het telt of inkomen en spaargeld onder het minimum van uw huishouden liggen. Werk, pensioen, jong zijn of schulden sluiten u niet uit. Een huis van gewone waarde mag meestal blijven; een auto bijvoorbeeld alleen voor werk of ziekte. Schulden worden er niet mee betaald: vraag 法テラス naar faillissement. Het kantoor moet uw aanvraag nemen: zeg „ik vraag vandaag aan”. Antwoord in 14, hoogstens 30 dagen.',
  },
  'jp.ask.welfare-stopped': {
    says: 'Zonder goede reden mag het niet worden gekort, en u moet eerst gehoord worden. Vraag het besluit en de reden schriftelijk. Teken geen afstand (辞退届). Vraag binnen drie maanden nadat u het weet gratis herziening aan de gouverneur (審査請求), met een papier van arts of school. Dit gaat voor de rechter. Vraag ook of het intussen doorgaat (執行停止). Houterasu helpt.',
  },
}
