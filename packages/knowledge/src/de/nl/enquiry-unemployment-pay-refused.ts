/** Questions about unemployment pay that was refused: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNEMPLOYMENT_PAY_REFUSED_NL: Words = {
  'de.ask-benefit.unemployment-refused': {
    says: 'Maak binnen een maand schriftelijk bezwaar; het is gratis. Nodig zijn twaalf maanden verzekerd werk in de laatste 30. Pauzes maken niet uit: de dagen worden opgeteld, en ziekengeld, ouderschap en meer tellen mee. Stuur contracten, loonstroken en ziekmeldingen. Is het te weinig, dan is zes maanden soms genoeg bij korte banen. Geen geld? Vraag dezelfde dag Grundsicherungsgeld.',
  },
  'de.ask-job.unemployment-pay-length': {
    says: 'Dat hangt af van hoe lang u in vijf jaar premie betaalde, en van uw leeftijd. Met 12 maanden krijgt u het zes maanden, met 24 twaalf. Vanaf 50 zijn het 15 maanden na 30, vanaf 55 zijn het 18 na 36, vanaf 58 zijn het 24 na 48. Nodig zijn 12 maanden premie in 30 maanden. Meld u uiterlijk op de eerste dag zonder werk bij het arbeidsbureau.',
  },
}
