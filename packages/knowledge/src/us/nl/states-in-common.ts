/** The Dutch words of the rows in ../states-in-common.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STATES_IN_COMMON_NL: Words = {
  'us.states.fair-work': {
    says: 'De eigen wet van uw staat tegen ongelijke behandeling op het werk kan voor kleinere bedrijven gelden en u meer tijd geven dan de federale wet.',
  },
  'us.states.fired-benefits': {
    says: 'U kunt een werkloosheidsuitkering aanvragen. In de meeste staten krijgt u die alleen niet bij wangedrag of vertrek zonder goede reden.',
  },
  'us.states.sick-pay': {
    says: 'Sommige staten betalen een deel van uw loon als u te ziek bent om te werken. Vraag het kantoor van uw staat om het formulier.',
  },
  'us.states.disability-work': {
    says: 'Een bedrijf van 15 of meer moet met u praten over aanpassingen op het werk bij een handicap. Vraag schriftelijk. Het mag u niet straffen omdat u vraagt.',
  },
  'us.states.fair-trade': {
    says: 'Elke staat heeft een wet over oneerlijke handel. Die kan u uw verlies geven, meer daarbovenop, en kosten van een advocaat.',
  },
  'us.states.collection': {
    says: 'De eigen incassowet van uw staat kan ook voor de eerste geldgever gelden, en van incassobureaus een vergunning vragen.',
  },
  'us.states.deposit': {
    says: 'Een verhuurder mag geld houden voor echte schade en onbetaalde huur, niet voor gewone slijtage. Elke staat bepaalt binnen hoeveel dagen de rest terug moet.',
  },
  'us.states.hospital': {
    says: 'In sommige staten moet elk ziekenhuis gratis of goedkopere zorg aanbieden, en wachten met incasso. Vraag om het formulier.',
  },
  'us.states.officer': {
    says: 'In elke staat is het een misdaad om te doen alsof je een agent bent. Hang op en bel de sheriff in uw buurt op een nummer dat u zelf opzoekt.',
  },
  'us.states.policy-ends': {
    says: 'Door de wet van de staat moet een verzekeraar ruim op tijd schrijven voor hij een polis beëindigt, anders verlengt of niet verlengt.',
  },
  'us.states.safe-money': {
    says: 'De wet van de staat houdt wat geld en spullen veilig voor een vonnis. U moet dat meestal binnen dagen vragen.',
  },
  'us.states.set-aside': {
    says: 'Als u om een goede reden niet antwoordde, kunt u de rechter vragen het vonnis ongedaan te maken. De tijd is in de meeste staten kort.',
  },
  'us.states.sent-notice': {
    says: 'Elke staat zegt hoe een bericht om te vertrekken moet worden gegeven: schriftelijk, voor hoeveel dagen, en aan wie.',
  },
}
