/** The Dutch words of the rows in ../late-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PREMIUM_NL: Words = {
  'fr.insurance.unpaid-right': {
    says: 'Uw dekking kan pas 30 dagen na een ingebrekestelling (mise en demeure) stoppen. Tien dagen later mag de verzekeraar opzeggen. Betaalt u eerder, dan loopt alles door.',
  },
  'fr.insurance.unpaid-step': {
    says: 'Betaal de premie of vraag schriftelijk om kleine bedragen vóór de 30 dagen om zijn. Betwist u ze, schrijf dan naar de klachtendienst en daarna naar de gratis bemiddelaar.',
  },
  'fr.insurance.ended-right': {
    says: 'Na schade mag een verzekeraar alleen opzeggen als het contract dat zegt, een maand na zijn bericht. Hij moet de premie voor de resterende tijd terugbetalen.',
  },
  'fr.insurance.ended-car': {
    says: 'Bij autoverzekering mag dat alleen na alcohol, drugs of een overtreding die het rijbewijs een maand of meer kostte. Een auto moet verzekerd zijn.',
  },
  'fr.insurance.false-answer': {
    says: 'De verzekeraar moet bewijzen dat u met opzet loog op een duidelijke vraag. Anders mag hij alleen naar verhouding korten (L. 113-9). Wat nooit gevraagd is, telt niet.',
  },
  'fr.insurance.ended-step': {
    says: 'Zoek nu een nieuwe verzekeraar. Voor een auto is dat verplicht: weigert men u, dan kan het Bureau central de tarification er een verplichten.',
  },
  'fr.insurance.unpaid-want': {
    says: 'Uw verzekeraar zegt dat een premie niet is betaald. Dit is de ingebrekestelling (mise en demeure) voordat de dekking stopt.',
  },
  'fr.insurance.unpaid-reality': {
    says: 'U bent nog 30 dagen na verzending van de brief gedekt. Betaalt u eerder, dan stopt niets.',
  },
  'fr.insurance.unpaid-over': {
    says: 'De 30 dagen lijken voorbij, dus uw dekking kan gestopt zijn. Is het contract niet opgezegd, dan geldt het weer vanaf de middag na de dag dat u alles betaalt.',
  },
  'fr.insurance.unpaid-rights': {
    says: 'U mag vragen hoe het bedrag is berekend, kleine bedragen vragen en gratis naar de verzekeringsbemiddelaar gaan.',
  },
  'fr.insurance.unpaid-option': {
    says: 'Betaal wat u moet betalen en bewaar het bewijs. Vindt men kleine bedragen goed, vraag dat dan op papier.',
    title: 'Betalen en de dekking houden',
    cost: 'De premie.',
    time: 'Voor het einde van de 30 dagen.',
    risk: 'Zonder dekking betaalt u schade zelf. Rijden is dan strafbaar.',
    bestFor: 'De premie is verschuldigd.',
  },
}
