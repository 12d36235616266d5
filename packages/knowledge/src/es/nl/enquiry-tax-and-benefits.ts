/** Questions about taxes, and benefits asked back or refused: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_NL: Words = {
  'es.ask.tax-instalments': {
    says: 'Ja. Vraag het online voor de laatste dag. Tot €50.000 hebt u geen waarborg nodig. Er komt rente bij.',
  },
  'es.ask.tax-papers': {
    says: 'Een voorstel is nog geen rekening: betaal niet als het fout is. Antwoord op tijd, meestal binnen tien werkdagen, met kopieën als bewijs. U kunt de helft meer dagen vragen. Bent u het niet eens, zeg dan waarom. Komt de aanslag toch? Dan hebt u een maand voor bezwaar en kunt u vragen om in delen te betalen. Beslag komt pas na de betaaltermijn.',
  },
}
