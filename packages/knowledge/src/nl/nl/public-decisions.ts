/** Besluiten van de overheid: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_NL: Words = {
  'nl.decision.right-urgent': {
    says: 'Bezwaar stopt de betaling niet vanzelf. Vraag om uitstel. Is het dringend, dan kan een rechter snel iets regelen (voorlopige voorziening).',
  },
  'nl.decision.right-late-answer': {
    says: 'Zij moeten binnen zes weken beslissen op uw bezwaar, of twaalf met een commissie. Zijn ze te laat, schrijf dan. Soms moeten ze u dan geld betalen (dwangsom).',
  },
  'nl.decision.right-judge': {
    says: 'Wordt uw bezwaar afgewezen? Dan hebt u zes weken om naar de rechter te gaan (beroep).',
  },
  'nl.tax.right-penalty': {
    says: 'Een verzuimboete kan vervallen als u helemaal geen schuld had. Maak bezwaar en zeg waarom u te laat was.',
  },
  'nl.tax.right-later-tax': {
    says: 'Een navordering mag alleen bij een nieuw feit, kwade trouw of een duidelijke fout. Meestal kan het alleen binnen vijf jaar.',
  },
  'nl.tax.right-writ-costs': {
    says: 'De wet bepaalt wat zij mogen rekenen voor een aanmaning of een dwangbevel. Tegen deze kosten kunt u bezwaar maken.',
  },
  'nl.tax.right-writ-court': {
    says: 'U kunt de rechter vragen een dwangbevel voor belasting te stoppen (verzet), maar niet omdat de aanslag te hoog is. Intussen gaat het door. Vraag eerst advies.',
  },
  'nl.tax.right-interest': {
    says: 'De rente op belasting staat in de wet. U kunt samen met de aanslag ook bezwaar maken tegen de rente.',
  },
  'nl.benefit.right-fine': {
    says: 'Een boete omdat u iets niet hebt gemeld, moet passen bij uw schuld en bij wat u kunt betalen. Zeg wat u wist en wat u hebt gemeld.',
  },
  'nl.utility.right-steps': {
    says: 'Energie mag niet worden afgesloten zolang u een betalingsregeling nakomt, schuldhulp hebt gevraagd, of als uw gezondheid ernstig gevaar loopt.',
  },
  'nl.benefit.right-balance': {
    says: 'Voordat zij geld terugvragen, moeten zij wegen wat dat met u doet en wat zij zelf fout deden. Schrijf beide op.',
  },
}
