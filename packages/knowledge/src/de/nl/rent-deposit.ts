/** The Dutch words of Germany: rent deposit. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_NL: Words = {
  'de.deposit.want': {
    says: 'De verhuurder zegt hoeveel van uw waarborgsom (Kaution) ingehouden wordt, en waarom.',
  },
  'de.deposit.reality': {
    says: 'U hoeft dit niet te aanvaarden. Voor elk bedrag moet de verhuurder een schade en de kosten ervan tonen.',
  },
  'de.deposit.right-wear': {
    says: 'U betaalt niet voor gewone slijtage, zoals versleten tapijt of kleine gebruikssporen.',
  },
  'de.deposit.right-six-months': {
    says: 'Eisen wegens schade zijn te oud zes maanden nadat de verhuurder de woning terugkreeg. In sommige gevallen mag hij een oude eis nog verrekenen.',
  },
  'de.deposit.right-cap': {
    says: 'Een waarborgsom mag hoogstens drie kale maandhuren zijn. Zij moet apart bewaard worden, en de rente is van u.',
  },
  'de.deposit.right-paint': {
    says: 'Vaste data voor schilderen in de kleine lettertjes hebben geen effect. Kreeg u de woning ongeschilderd, dan hoeft u meestal niet te schilderen.',
  },
  'de.deposit.step-write': {
    says: 'Schrijf: vraag de volledige afrekening met rekeningen en het overdrachtspapier, en geef een dag voor betaling van de rest.',
  },
  'de.deposit.option-dispute': {
    says: 'Zeg welke bedragen u niet aanvaardt en waarom. Een huurdersvereniging helpt.',
    title: 'De rest terugvragen',
    cost: 'Gratis, of een jaarbijdrage voor de vereniging.',
    time: 'Enkele weken.',
    risk: 'Hij kan toch naar de rechter gaan.',
    bestFor: 'Bedragen zonder bewijs, of gewone slijtage.',
  },
  'de.deposit.not-yet': {
    says: 'Een brief beslist dit niet. Wat de verhuurder ten onrechte houdt, kan de rechter hem laten terugbetalen.',
  },
  'de.deposit.right-old-for-new': {
    says: 'Ook bij echte schade bent u niet de nieuwprijs schuldig. De leeftijd gaat eraf, en schoonmaken of herstellen kan genoeg zijn.',
  },
  'de.deposit.step-proof': {
    says: 'Verzamel de opleverstaten van de eerste en laatste dag, foto’s en namen van mensen die de woning zagen.',
  },
}
