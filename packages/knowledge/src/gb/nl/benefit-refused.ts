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
    says: 'Een nee is niet het einde. Veel beslissingen veranderen als mensen ze betwisten en meer zeggen over hun slechte dagen.',
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
}
