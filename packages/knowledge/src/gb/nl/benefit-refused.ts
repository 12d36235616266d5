/** A benefit that was refused, cut or ended: nothing is asked back. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSED_NL: Words = {
  'gb.benefit.refused-want': {
    says: 'Ze besloten dat u deze uitkering niet krijgt, of minder. Ze vragen niets terug.',
  },
  'gb.benefit.refused-rights': {
    says: 'U kunt gratis vragen om er opnieuw naar te kijken. Blijft het nee, dan kan een gratis tribunaal beslissen.',
  },
  'gb.benefit.refused-reality': {
    says: 'Een nee is niet het einde. Veel beslissingen veranderen als mensen ze betwisten en bewijs sturen.',
  },
  'gb.benefit.refused-step-ask': {
    says: 'Vraag binnen één maand na de datum op de brief een herziening (mandatory reconsideration). Dat kan per telefoon, brief of formulier.',
  },
  'gb.benefit.refused-step-report': {
    says: 'Vraag een kopie van het rapport (assessment report). Zet een streep bij elke regel die fout is of iets mist.',
  },
  'gb.benefit.refused-step-proof': {
    says: 'Ga langs elke vraag waar u te weinig punten kreeg. Zeg wat er gebeurt, hoe vaak en welke hulp u nodig heeft. Voeg brieven van arts of verzorger toe.',
  },
  'gb.benefit.refused-step-advice': {
    says: 'Vraag gratis hulp van een adviseur (welfare rights adviser). Vraag welke andere uitkeringen u intussen kunt krijgen.',
  },
  'gb.benefit.refused-option-help': {
    says: 'Die kent de punten en helpt u schrijven wat telt.',
    title: 'Een adviseur voor uitkeringen zoeken',
    cost: 'Niets.',
    time: 'Deze week bellen.',
    risk: 'Wacht niet op een afspraak als de laatste dag dichtbij is.',
    bestFor: 'Iedereen die een nee kreeg.',
  },
  'gb.benefit.tribunal-month': {
    says: 'U hebt een maand vanaf de datum van deze brief om naar een gratis tribunaal te gaan.',
    action: 'In beroep gaan bij het gratis tribunaal',
    consequence: 'Daarna moet het tribunaal een laat beroep goedvinden.',
  },
  'gb.benefit.right-savings': {
    says: 'Met meer dan £16.000 spaargeld krijgen de meesten geen Housing Benefit. Maar sommig geld telt niet, en een schuld op een bezit verlaagt de waarde. Vraag hoe elk bedrag is geteld.',
  },
  'gb.benefit.right-reside': {
    says: 'Neem het eerste nee niet aan. Werk, ook deeltijd, een werkend familielid of een kind op school kan het recht geven. Bij pre-settled status moeten ze ook kijken of u zonder het geld waardig kunt leven.',
  },
  'gb.benefit.refused-step-reason': {
    says: 'Zoek de reden in de brief. Schrijf wat er niet klopt en stuur bewijs: bankafschriften, loonstroken, berichten of een brief van uw arts.',
  },
  'gb.benefit.refused-month': {
    says: 'U hebt één maand vanaf de datum van de beslissing om te vragen opnieuw te kijken.',
    action: 'Vragen de beslissing opnieuw te bekijken',
    consequence: 'Daarna hebt u een goede reden nodig waarom u laat bent.',
  },
  'gb.benefit.refused-option-again': {
    says: 'Schrijf wat er niet klopt en stuur bewijs. Dit heet „mandatory reconsideration”.',
    title: 'Vragen opnieuw te kijken',
    cost: 'Niets.',
    time: 'Binnen één maand. Een antwoord na enkele weken.',
    risk: 'Klein. Ze kijken opnieuw naar de hele uitkering.',
    bestFor: 'U denkt dat een feit of een regel verkeerd is gelezen.',
  },
  'gb.benefit.refused-housing': {
    says: 'Binnen één maand na de brief kunt u de gemeente (council) vragen opnieuw te kijken, of meteen gratis in beroep gaan bij het tribunaal. Eerst kunt u de redenen schriftelijk vragen.',
  },
  'gb.benefit.refused-council-tax': {
    says: 'Schrijf de gemeente (council) waarom het niet klopt. Zegt zij nee, of antwoordt zij twee maanden niet? Dan kunt u gratis naar het Valuation Tribunal.',
  },
  'gb.benefit.refused-child-benefit': {
    says: 'Als u het vraagt, moet HMRC gratis opnieuw kijken. Blijft het nee? Dan hebt u één maand voor gratis beroep bij het tribunaal.',
  },
}
