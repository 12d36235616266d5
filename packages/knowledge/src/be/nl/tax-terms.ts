/** Wijziging, verhoging, rente en Vlaanderen, in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_TERMS_NL: Words = {
  'be.tax.right-answer-change': {
    says: 'Voor het uw aangifte wijzigt, moet de fiscus schrijven waarom (bericht van wijziging). U hebt een maand om te antwoorden.',
  },
  'be.tax.right-surcharge': {
    says: 'Een belastingverhoging kan wegvallen bij een eerste fout te goeder trouw. Zeg waarom u te laat was of u vergiste.',
  },
  'be.tax.right-interest': {
    says: 'De rente voor late belasting staat in de wet. In bijzondere gevallen kunt u vragen om die niet te betalen.',
  },
  'be.tax.right-clear-error': {
    says: 'Te laat voor bezwaar? Bij een duidelijke fout, dubbele belasting of nieuwe feiten kunt u nog vijf jaar ontheffing vragen (ambtshalve ontheffing).',
  },
  'be.tax.deadline-flanders': {
    says: 'Bij een Vlaamse belasting hebt u drie maanden om bezwaar te maken, vanaf de derde werkdag na de verzending. Voor de zekerheid tellen we vanaf de datum.',
    action: 'Bezwaar maken tegen de Vlaamse belasting',
    consequence: 'De belasting blijft, op enkele fouten na.',
  },
}
