/** The Dutch words of Spain: tax request. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_REQUEST_NL: Words = {
  'es.tax-request.want': {
    says: 'De belastingdienst vraagt papieren of uw kant voor zij beslist. Dit is nog niet de eindrekening.',
  },
  'es.tax-request.right-time': {
    says: 'U kunt meer tijd vragen, meestal de helft van de dagen erbij. Vraag het minstens drie dagen voor het einde.',
  },
  'es.tax-request.right-fine': {
    says: 'Een boete vraagt schuld. U kunt bezwaar maken. Zij daalt met 30% als u instemt, en met 40% van de rest als u op tijd betaalt en niet in beroep gaat.',
  },
  'es.tax-request.right-tribunal': {
    says: 'Tegen de beslissing hebt u een maand: vraag het dezelfde dienst opnieuw, of ga naar het belastingtribunaal. Beide zijn gratis.',
  },
  'es.tax-request.step-answer': {
    says: 'Antwoord voor de laatste dag met kopieën: contracten, bankpapieren, facturen en kosten. Bewaar het bewijs van wat u stuurde.',
  },
  'es.tax-request.deadline': {
    says: 'Meestal hebt u tien werkdagen vanaf de dag na ontvangst. Wij tellen voor de zekerheid vanaf de datum.',
    action: 'De papieren of uw bezwaren sturen (alegaciones)',
    consequence: 'De dienst beslist zonder uw kant.',
  },
}
