/** Questions on a cancellation after eight days, private sales and credit files: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BOUGHT_THINGS_NL: Words = {
  'jp.ask.cooling-late': {
    says: 'Vaak kan het nog. De acht dagen beginnen pas met een volledig contractpapier. Ontbreekt iets of hield men u tegen, dan loopt de tijd nog. Een contract door leugens of angst is later aan te vechten. Stuur een brief en bel vandaag 188.',
  },
  'jp.ask.private-sale-fake': {
    says: 'Ja, als het niet is zoals beschreven. Een namaak mag u teruggeven voor de volle prijs, ook bij „geen retour”. Bevestig de ontvangst niet. Schrijf nu met foto’s aan verkoper en app. Hebt u al beoordeeld, vraag het toch.',
  },
  'jp.ask.credit-file': {
    says: 'Vraag uw gegevens op bij CIC, JICC en het bankencentrum (全国銀行個人信用情報センター), online of per post, voor weinig geld. Achterstanden blijven meestal vijf jaar na betaling, een faillissement vijf tot zeven. Is iets fout, vraag om verbetering.',
  },
}
