/** The Dutch words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_NL: Words = {
  'us.tax.want': {
    says: 'De IRS zegt dat u belasting moet betalen, of dat uw aangifte anders moet. Zij wil geld of een antwoord.',
  },
  'us.tax.who': {
    says: 'De IRS is de federale belastingdienst. Zij schrijft eerst per post voor zij iets anders doet.',
  },
  'us.tax.reality': {
    says: 'Het nummer van het bericht, zoals CP14 of CP504, zegt hoe ver het is. U kunt uw account bekijken op IRS.gov.',
  },
  'us.tax.rights-summary': {
    says: 'U mag het oneens zijn, in beroep gaan, in delen betalen, en iemand voor u laten spreken.',
  },
  'us.tax.not-yet': {
    says: 'Meestal kan de IRS niet aan uw loon of het geld op uw bank komen voor een laatste bericht en 30 dagen om een hoorzitting te vragen.',
  },
  'us.tax.know-ten-years': {
    says: 'De IRS heeft meestal tien jaar om een belasting te innen nadat die is vastgesteld.',
    learnMore:
      'Sommige stappen, zoals beroep of faillissement (bankruptcy), maken die tijd langer.',
  },
  'us.tax.right-disagree': {
    says: 'U hebt het recht om het oneens te zijn, om gehoord te worden, en om in beroep te gaan bij een onafhankelijk kantoor.',
  },
  'us.tax.right-plan': {
    says: 'U kunt vragen om per maand te betalen. Voor veel schulden kan dat online in een paar minuten.',
  },
  'us.tax.right-compromise': {
    says: 'Kunt u niet betalen? Dan kunt u de IRS vragen om te wachten, of aanbieden om minder te betalen.',
  },
  'us.tax.right-advocate': {
    says: 'Als dit u in grote moeite brengt, helpt de Taxpayer Advocate Service gratis.',
  },
  'us.tax.right-exempt': {
    says: 'Ook bij beslag voor belasting (levy) moet u een deel van uw loon en wat basisspullen houden.',
  },
  'us.tax.insight-penalty': {
    says: 'Als uw laatste drie jaren in orde waren, laat de IRS een eerste boete vaak vallen als u erom vraagt.',
    actionable:
      'Bel of schrijf en vraag om het schrappen van een eerste boete (first-time penalty relief).',
  },
  'us.tax.warning-scam': {
    says: 'De IRS neemt geen cadeaukaarten, crypto of overboekingen (wires) aan, en dreigt niet met arrestatie. Twijfelt u? Bekijk uw account op IRS.gov.',
  },
}
