/** Parkeren, huur, zorg, uitkeringen, energie en water: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PARKING_AND_HOMES_NL: Words = {
  'gb.parking-debt.beavis': {
    says: 'De Supreme Court vond in 2015 een parkeerbedrag van £85 goed, omdat de borden groot en duidelijk waren. Uw borden en uw bedrag kunnen anders zijn.',
    actionable:
      "Vraag foto's van de borden en waar ze stonden. Zeg het als ze verborgen, klein of slecht leesbaar waren.",
  },
  'gb.lease-debt.small-sum': {
    says: 'Een huurrecht (lease) kan niet eindigen om £350 of minder, behalve als een deel al meer dan drie jaar openstaat.',
  },
  'gb.lease-debt.admin-charge': {
    says: 'Administratiekosten (administration charge) moeten redelijk zijn, met een overzicht van uw rechten. Een tribunal kan beslissen of u ze moet betalen.',
  },
  'gb.tenancy-debt.deposit': {
    says: 'Betaalde u een borg, dan moest de verhuurder die binnen 30 dagen in een regeling zetten. Anders kan een rechter u één tot drie keer de borg geven.',
    actionable:
      'Zoek uw borg online in de drie regelingen. Stond die er niet op tijd, zeg dat dan en trek uw recht af van hun eis.',
  },
  'gb.tenancy-debt.fees': {
    says: 'Een verhuurder of makelaar mag geen kosten vragen voor schoonmaak, controle of papieren. Alleen echte schade telt, geen gewone slijtage.',
  },
  'gb.care-debt.review-wales': {
    says: 'In Wales kunt u de gemeente vragen een zorgbedrag en de berekening opnieuw te bekijken.',
  },
  'gb.claim.parking-fair-terms': {
    says: 'Regels op een bord binden u alleen als ze eerlijk en duidelijk zijn. Bedragen boven op het tarief kunt u betwisten.',
  },
  'gb.claim.possession-ground-8': {
    says: 'Bij een opzegging sinds 1 mei 2026 vraagt ground 8 drie maanden huurschuld, bij de opzegging en weer op de zitting. Is het dan minder, dan vervalt die grond.',
  },
  'gb.claim.right-wear': {
    says: 'Gewone slijtage is geen schade en niemand is nieuw voor oud schuldig. Ze moeten de staat voor en na laten zien. Was de borg binnen 30 dagen beschermd? Zo niet, dan kunt u een tot drie keer het bedrag eisen.',
  },
}
