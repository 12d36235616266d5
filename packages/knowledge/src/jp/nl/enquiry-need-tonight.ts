/** Questions of people in need tonight: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_WORDS: Words = {
  'jp.ask-need.roof': {
    says: 'Ga naar het hulpkantoor (福祉事務所) waar u nu bent en zeg: ik kan nergens slapen, ik vraag 生活保護 aan. Een adres hoeft niet: het kantoor van de plaats waar u bent is bevoegd, en bij levensgevaar moet het zelf handelen. Het kan vandaag een plek vinden, met uw kinderen. Ook 自立相談支援機関 helpt. ’s Nachts, gratis: よりそいホットライン 0120-279-338.',
  },
  'jp.ask-need.food': {
    says: 'Ga vandaag naar het hulpkantoor (福祉事務所), zeg dat u geen geld voor eten hebt en lever een aanvraag voor 生活保護 in. Het moet die aannemen en in 14 dagen antwoorden, hoogstens 30; is het dringend, dan meteen. Vraag intussen 社会福祉協議会 om een lening zonder rente tot 100.000 yen (緊急小口資金) en 自立相談支援機関 om eten (フードバンク).',
  },
  'jp.ask-need.power-off': {
    says: 'Bel nu het stroombedrijf: zeg dat er een baby is en vraag wat u vandaag moet betalen om de stroom terug te krijgen, en de rest in delen. Het 社会福祉協議会 leent voor rekeningen (緊急小口資金, tot 100.000 yen zonder rente). Helemaal geen geld? Ga vandaag naar het hulpkantoor (福祉事務所) en vraag 生活保護 aan.',
  },
  'jp.ask-need.lender': {
    says: 'Bel bij gevaar nu 110; raad van de politie: #9110. Betaal niets meer. Als bedrijf lenen zonder vergunning, of boven 20% per jaar, is strafbaar; boven 109,5% is de lening nietig, en volgens het hoogste gerecht hoeft u zulk geld niet terug te geven. Bewaar berichten, namen en rekeningen. Een advocaat kan de telefoontjes vandaag stoppen. 法テラス: 0570-078374.',
  },
}
