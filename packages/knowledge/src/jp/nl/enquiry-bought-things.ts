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
  'jp.ask.other-than-shown': {
    says: 'Is het niet wat werd getoond, dan moet de winkel het juiste sturen of terugbetalen, met de post. Schrijf nu met foto’s en een laatste dag. Bent u alleen van gedachten veranderd, dan gelden de regels van de winkel. Toont die er geen, dan hebt u acht dagen en betaalt u de post.',
  },
  'jp.ask.old-parent-sold': {
    says: 'Vaak wel. Aan de deur kan het binnen acht dagen terug (クーリング・オフ). Veel te veel van iets kan een jaar lang ongedaan. Wie het niet kon begrijpen, is niet gebonden. Bewaar spullen en papieren, vraag een doktersbrief en bel vandaag 188.',
  },
  'jp.ask.parcel-stolen': {
    says: 'Koos u niet voor achterlaten bij de deur, dan heeft de winkel niet geleverd; vraag een nieuw pakket of uw geld. Koos u het wel, dan is het risico meestal voor u. Vraag toch: veel winkels betalen volgens hun regels. Meld het bij de politie en bewaar het nummer.',
  },
  'jp.ask.above-estimate': {
    says: 'Meestal niet. U bent schuldig wat was afgesproken. Werk dat u niet bestelde of een prijs die niemand noemde, hoeft u niet te betalen. Vraag een lijst van elk werk, het bedrag en wie akkoord ging. Bied schriftelijk het afgesproken bedrag. Houden zij uw spullen, bel vandaag 188.',
  },
}
