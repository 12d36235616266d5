/** Questions about money taken from benefits: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_DEDUCTIONS_NL: Words = {
  'gb.ask-debt.benefit-seized': {
    says: 'Een bedrijf van een kaart, lening of postorder kan een uitkering niet bij de bron pakken. Van Universal Credit mag alleen voor vaste schulden worden ingehouden, zoals huur, energie of gemeentebelasting (council tax). Geld dat al op uw bank staat, is minder veilig. Vraag gratis advies.',
  },
  'gb.ask-debt.benefit-mistake': {
    says: 'Universal Credit dat per vergissing is betaald, kunnen ze terugnemen, ook als de fout van hen was. De meeste oudere uitkeringen betaalt u alleen terug als u iets wegliet of fout gaf. U kunt een herziening, een lager bedrag of kwijtschelding (waiver) vragen.',
    dependsOn: 'welke uitkering het is',
  },
}
