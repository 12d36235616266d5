/** The Dutch words of Germany: health fund. */
import type { Words } from '@plainletter/contracts/rule'

export const HEALTH_FUND_NL: Words = {
  'de.health-fund.deadline': {
    says: 'Tegen een publieke ziekte- of zorgkas (Krankenkasse, Pflegekasse) hebt u één maand vanaf de dag dat de beslissing u bereikte.',
    service: 'een beslissing geldt als ontvangen op de vierde dag na verzending',
    action: 'Uw bezwaar (Widerspruch) naar de verzekeraar sturen',
    consequence: 'De beslissing wordt definitief.',
  },
  'de.health-fund.want': {
    says: 'Een publieke verzekeraar zegt nee of beëindigt een uitkering. U kunt gratis bezwaar maken.',
  },
  'de.health-fund.step-object': {
    says: 'Schrijf binnen de maand: „Ik maak bezwaar.” Vraag het medische rapport en stuur een korte brief van uw arts.',
  },
  'de.health-fund.right-court': {
    says: 'Bezwaar is gratis. Na een nee kunt u binnen een maand gratis naar de sociale rechter (Sozialgericht).',
  },
  'de.health-fund.option-object': {
    says: 'Maak schriftelijk bezwaar. Redenen en een brief van een arts mogen volgen.',
    title: 'Gratis bezwaar maken',
    cost: 'Gratis.',
    time: 'Binnen één maand.',
    risk: 'Geen.',
    bestFor: 'U of uw arts is het niet eens.',
  },
  'de.health-fund.right-three-weeks': {
    says: 'Ze moeten binnen drie weken beslissen, of vijf met een medisch rapport. Zeggen ze niets, dan geldt het als goedgekeurd.',
  },
  'de.health-fund.right-sick-pay': {
    says: 'Ziekengeld duurt tot 78 weken in drie jaar voor dezelfde ziekte. Een nieuw briefje moet er uiterlijk op de werkdag na het einde van het oude zijn.',
  },
  'de.health-fund.right-late-note': {
    says: 'Is uw baan geëindigd en kwam het briefje laat maar binnen een maand? Dan houdt u uw recht. Alleen de dagen ertussen worden niet betaald.',
  },
  'de.health-fund.right-arrears': {
    says: 'Bij twee maanden achterstand worden alleen dringende zorg, pijn, zwangerschap en controles betaald. Houd u aan een plan in delen en de volle dekking komt terug.',
  },
  'de.health-fund.arrears-want': { says: 'Uw zorgverzekeraar zegt dat er premies onbetaald zijn.' },
  'de.health-fund.arrears-reality': {
    says: 'Een publieke verzekeraar kan zijn eigen beslissing zonder rechter innen, meestal via de douane (Hauptzollamt). Doe dus daarvoor iets.',
  },
  'de.health-fund.arrears-step': {
    says: 'Bel nu de verzekeraar en vraag om delen. Gebruikten ze een geschat inkomen, stuur dan bewijs van wat u verdient.',
  },
  'de.health-fund.right-rides': {
    says: 'Het ziekenfonds betaalt ritten naar de dokter in vaste gevallen. Een daarvan is zorggraad 4 of 5, of 3 als u langdurig slecht loopt. Andere zijn een kaart met aG, Bl of H en vaak nodige zorg zoals dialyse. Een vergelijkbaar geval telt ook. Laat de arts opschrijven waarom.',
  },
}
