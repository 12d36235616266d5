/** Parkeren, huur, zorg, uitkeringen, energie en water: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_OTHER_DEBTS_NL: Words = {
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
  'gb.benefit-debt.from-pay': {
    says: 'Bij een uitkeringsschuld kan uw werkgever zonder rechter loon moeten inhouden. Er zijn vaste grenzen. U kunt vragen om minder per maand.',
  },
  'gb.benefit-debt.housing': {
    says: 'Te veel Housing Benefit hoeft u niet terug te betalen als de gemeente de fout maakte en u dat niet kon weten. Vraag naar de berekening.',
  },
  'gb.tax-credit-debt.law': {
    says: 'U kunt elke beslissing over tax credits vragen waarop deze schuld rust, en de berekening van het bedrag.',
  },
  'gb.tax-credit-debt.code': {
    says: 'Maakte het kantoor de fout en deed u uw deel, dan kunt u het terugbetalen betwisten. Vraag om formulier TC846.',
  },
  'gb.energy-debt.back-bill': {
    says: 'Een energiebedrijf mag verbruik van meer dan 12 maanden geleden niet nu nog rekenen, behalve als u dat tegenhield.',
  },
  'gb.energy-debt.plan': {
    says: 'Uw energiebedrijf moet een regeling bieden die u kunt betalen. Vraag erom, ook als een incassobureau al schrijft.',
  },
  'gb.energy-debt.warrant': {
    says: 'Een incassomedewerker mag alleen binnen als u dat goed vindt. Voor de meter is uw ja of een bevel (warrant) van de rechter nodig.',
  },
  'gb.water-debt.stays-on': {
    says: 'Het water in uw huis mag om deze schuld niet worden afgesloten of geknepen.',
  },
  'gb.lbc.scotland-not-yet': {
    says: 'Niemand kan nu beslag leggen op uw loon of rekening. Meestal is een vonnis (decree) nodig, en dan een betaalbevel (charge) met 14 dagen.',
  },
  'gb.pay-debt.overpaid-wages': {
    says: 'Een werkgever kan te veel loon van later loon aftrekken. Bent u weg, dan moet hij een regeling treffen of naar de rechter. Vraag naar de berekening en bied wat u kunt.',
  },
}
