/** The Dutch words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_NL: Words = {
  'us.rise.want': {
    says: 'Uw verhuurder wil meer huur.',
  },
  'us.rise.want-check': {
    says: 'Kijk of de verhoging mag volgens de wet voor u meer betaalt of iets tekent.',
  },
  'us.rise.reality': {
    says: 'Bij een vast huurcontract blijft de huur gelijk tot het einde, behalve als het contract iets anders zegt. Bij huur per maand moeten zij het vooraf laten weten.',
  },
  'us.rise.not-yet': {
    says: 'De oude huur geldt tot de wachttijd van uw staat voorbij is.',
  },
  'us.rise.right-fair': {
    says: 'Zij mogen de huur niet verhogen vanwege uw ras, geloof, geslacht, handicap of kinderen, of als straf voor een klacht.',
  },
  'us.rise.right-ca': {
    says: 'In Californië mogen de meeste huren hoogstens 5% plus inflatie stijgen, en nooit meer dan 10% per jaar. Boven 10% moet u het 90 dagen vooraf horen.',
  },
  'us.rise.right-or': {
    says: 'In Oregon moet u een verhoging 90 dagen vooraf horen. Elk jaar is er een grens, hoogstens 10%. Voor woningen jonger dan 15 jaar geldt dit niet.',
  },
  'us.rise.right-wa': {
    says: 'In Washington moet u een verhoging 90 dagen vooraf horen. De grens is 7% plus inflatie, en hoogstens 10% per jaar.',
  },
  'us.rise.right-ny': {
    says: 'In New York moet u een verhoging van 5% of meer 30, 60 of 90 dagen vooraf horen. Dat hangt af van hoe lang u er woont.',
  },
  'us.rise.step-lease': {
    says: 'Lees uw huurcontract: wanneer het eindigt, en of de huur daarvoor omhoog mag.',
  },
  'us.rise.step-local': {
    says: 'Zoek op of uw stad of staat grenzen aan de huur heeft. Bel 211 of een hulplijn voor huurders.',
  },
  'us.rise.option-talk': {
    says: 'Stel schriftelijk een kleinere verhoging of een langer contract voor.',
    title: 'Om minder vragen',
    cost: 'Gratis',
    time: 'Voor de genoemde dag',
    risk: 'Zij kunnen nee zeggen.',
    bestFor: 'U betaalt goed en wilt blijven.',
  },
  'us.rise.option-help': {
    says: 'De gratis rechtshulp (legal aid) of een huurdersgroep kan het bericht nakijken.',
    title: 'Het laten nakijken',
    cost: 'Gratis als u weinig inkomen hebt',
    time: 'Deze week',
    risk: 'Geen.',
    bestFor: 'Het bericht kwam laat of de verhoging is groot.',
  },
  'us.rise.option-accept': {
    says: 'Betaal de nieuwe huur vanaf de genoemde dag, of zeg op en verhuis.',
    title: 'Accepteren of verhuizen',
    cost: 'De hogere huur',
    time: 'Uiterlijk op de genoemde dag',
    risk: 'Geen als het mag volgens de wet.',
    bestFor: 'Het mag volgens de wet en u kunt het betalen.',
  },
}
