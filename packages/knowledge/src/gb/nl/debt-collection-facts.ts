/** What a letter from a debt collector is: who writes, and what they cannot do. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_FACTS_NL: Words = {
  'gb.debt.know-old': {
    says: 'Veel schulden zijn na zes jaar te oud voor de rechter. Een betaling of een getekend briefje dat u het schuldig bent, kan de zes jaar vóór het einde opnieuw laten beginnen.',
    learnMore:
      'Zoek de datum waarop u voor het laatst betaalde of over deze schuld schreef. Doe dit voordat u belt, betaalt of tekent.',
  },
  'gb.debt.know-old-scotland': {
    says: 'In Schotland eindigen de meeste schulden na vijf jaar zonder betaling, schriftelijke erkenning of rechtszaak. Daarna bent u niets meer schuldig.',
    learnMore:
      'Zoek de datum waarop u voor het laatst betaalde of over deze schuld schreef. Doe dit voordat u belt, betaalt of tekent.',
  },
  'gb.debt.want-payment': {
    says: 'Deze brief doet niets anders dan vragen. De brief zelf kan u niet dwingen te betalen.',
  },
  'gb.debt.want-payment-dwp': {
    says: 'Ze willen dat u geld terugbetaalt aan het Department for Work and Pensions (DWP), of dat u belt en een bedrag afspreekt.',
  },
  'gb.debt.reality-dwp': {
    says: 'Dit is anders dan andere schulden. De DWP kan zonder rechter een vast deel van uw loon of uitkering laten inhouden. U kunt een lager bedrag vragen.',
  },
  'gb.debt.step-dwp': {
    says: 'Bel vóór de datum. Vraag wat de schuld is en over welke data het gaat. Bied aan wat u kunt missen en vraag een bevestiging op papier.',
  },
  'gb.debt.not-a-court': {
    says: 'Dit is een brief van een bedrijf, niet van een rechtbank. Niemand kan door deze brief uw spullen meenemen.',
  },
  'gb.debt.not-a-court-scotland': {
    says: 'Dit is een brief van een bedrijf, niet van een rechtbank. Alleen gerechtsdienaren (sheriff officers) kunnen iets afdwingen. Zij hebben eerst een bevel van de rechter nodig.',
  },
  'gb.debt.not-a-court-ni': {
    says: 'Dit is een brief van een bedrijf, niet van een rechtbank. In Noord-Ierland kan alleen het Enforcement of Judgments Office een schuld afdwingen, na een bevel van de rechter.',
  },
  'gb.debt.who-collector': {
    says: 'Een incassobureau (debt collector) is een gewoon bedrijf. Het heeft niet meer macht over u dan het bedrijf waar u eerst mee te maken had.',
  },
  'gb.debt.who-buyer': {
    says: 'De brief zegt dat uw schuld is verkocht. De nieuwe eigenaar kan u vragen te betalen, maar krijgt geen extra macht. U kunt bewijs vragen dat de schuld van hem is.',
  },
  'gb.debt.rights-summary': {
    says: 'U kunt bewijs vragen. U kunt de schuld betwisten. U kunt aanbieden wat u kunt missen. Niemand mag u bang maken of misleiden.',
  },
  'gb.debt.no-goods-yet': {
    says: 'Ze kunnen nog geen deurwaarders (bailiffs) sturen. Eerst moeten ze bij de rechter winnen. Pas als u het vonnis (judgment) dan niet betaalt, kunnen er deurwaarders komen.',
  },
  'gb.debt.no-wages-yet': {
    says: 'Ze kunnen nog geen geld van uw loon halen. Dat kan alleen een rechter bevelen, en pas na een vonnis (judgment).',
  },
  'gb.debt.no-diligence-yet': {
    says: 'Ze kunnen nog niet bij uw loon, bankrekening of spullen. Meestal hebben ze eerst een vonnis (decree) nodig, en een formeel bevel tot betaling (charge).',
  },
  'gb.debt.org-registered': {
    says: 'Een bedrijf dat kredietschulden int, moet een vergunning hebben van de Financial Conduct Authority (FCA). U kunt het gratis opzoeken in het FCA Register.',
  },
  'gb.debt.org-ombudsman': {
    says: 'Behandelt het u slecht? Klaag eerst bij het bedrijf. Na acht weken, of na een laatste antwoord, kan de Financial Ombudsman er gratis naar kijken.',
  },
}
