/** Questions about repairs, visits, pets and subletting, and the first steps for tenants: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_NL: Words = {
  'ch.ask.step-home': {
    says: 'Vraag de huurdersvereniging (Mieterverband). Dertig dagen zijn kort.',
  },
  'ch.ask.right-home': {
    says: 'Een opzegging van een woning telt alleen op het officiële formulier.',
  },
  'ch.ask.repairs': {
    says: "Schrijf de verhuurder met foto's en een termijn, en waarschuw dat u de huur gaat storten op een geblokkeerde rekening. Gebeurt er niets, betaal dan de hele huur vóór de vervaldag op de rekening van het kantoor van uw kanton, en meld het hem. Ga binnen 30 dagen na die vervaldag naar het bemiddelingskantoor. Stop niet gewoon met betalen: u kunt de woning verliezen. U kunt minder huur vragen vanaf de dag dat hij het wist.",
  },
  'ch.ask.landlord-enters': {
    says: 'Alleen met uw ja, of in een echt noodgeval. U moet bezoek toestaan dat nodig is voor herstel, verkoop of een nieuwe huurder. Het moet op tijd aangekondigd zijn en u passen. Stiekem binnengaan is strafbaar.',
  },
  'ch.ask.pets': {
    says: 'Lees het huurcontract. De verhuurder mag honden en katten verbieden of vooraf toestemming vragen. Kleine dieren in gewoon aantal, in kooi of aquarium, mogen altijd. Gegeven toestemming mag alleen om een goede reden worden ingetrokken. Houdt u er een tegen het contract, dan moet hij u waarschuwen voor een opzegging.',
    dependsOn: 'het huurcontract en het dier',
  },
  'ch.ask.sublet': {
    says: 'Ja, als u het de verhuurder eerst schriftelijk vraagt, met de voorwaarden. Hij mag alleen weigeren als u de voorwaarden verzwijgt, veel te veel vraagt of hem echt schaadt. U blijft aansprakelijk voor huur en schade.',
  },
}
