/** Questions about renting in Wales: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOUSING_WALES_NL: Words = {
  'gb.ask-housing.wales-evict': {
    says: 'In Wales heeft een verhuurder een goede opzegging nodig en dan een bevel van de rechter. Voor de meeste contracten vanaf 1 december 2022 moet een opzegging zonder reden zes maanden geven. Vraag bij oudere advies.',
    dependsOn: 'het soort opzegging en contract',
  },
  'gb.ask-housing.wales-rent': {
    says: 'In Wales mag de huur van een doorlopend standaardcontract (periodic standard contract) één keer per jaar omhoog. De verhuurder moet twee maanden bericht geven, op het juiste formulier.',
    dependsOn: 'uw contract en het bericht dat u kreeg',
  },
  'gb.ask-housing.wales-repairs': {
    says: 'In Wales moet uw verhuurder de woning onderhouden en bewoonbaar houden. Meld het schriftelijk met foto’s. Gebeurt er niets, vraag de gemeente (council) te komen controleren.',
  },
  'gb.ask-housing.wales-deposit': {
    says: 'In Wales moet de verhuurder de borg binnen 30 dagen beschermen en u zeggen waar. Anders kan een rechter één tot drie keer het bedrag bepalen.',
  },
  'gb.ask-housing.wales-statement': {
    says: 'In Wales moet uw verhuurder u binnen 14 dagen nadat u er kwam wonen een schriftelijke verklaring (written statement) van uw huurcontract geven. Anders kunt u schadevergoeding vragen.',
  },
  'gb.ask-housing.wales-repairs-threat': {
    says: 'Stop niet met de huur: een achterstand kan u de woning kosten. De verhuurder moet die bewoonbaar houden en de verwarming maken. Schrijf met foto’s en vraag environmental health van de gemeente om een controle. Een opzegging zonder reden geeft zes maanden en vraagt een rechter, die mag weigeren als zij alleen reparaties ontloopt. Zonder registratie en vergunning van Rent Smart Wales kan het niet. Shelter Cymru: 08000 495 495.',
  },
}
