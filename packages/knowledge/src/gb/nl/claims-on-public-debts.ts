/** Parkeren, huur, zorg, uitkeringen, energie en water: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_PUBLIC_DEBTS_NL: Words = {
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
    says: 'Maakte het kantoor de fout en deed u uw deel, dan kunt u het terugbetalen betwisten. Vraag om formulier TC846. Meestal moet het binnen drie maanden na de beslissing binnen zijn.',
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
