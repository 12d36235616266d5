/** Questions about used cars and private sellers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_NL: Words = {
  'gb.ask-consumer.used-car': {
    says: 'Bij een handelaar kunt u een auto met een fout in de eerste 30 dagen weigeren. Daarna krijgt hij één kans op reparatie. Leeftijd en kilometers tellen mee. Bij een particulier moet hij alleen zijn zoals beschreven.',
    dependsOn: 'of u bij een handelaar kocht, en hoelang geleden',
  },
  'gb.ask-consumer.private-seller': {
    says: 'Bij een particuliere verkoper hebt u minder rechten. Het ding moet zijn zoals gezegd, en de verkoper mag niet liegen. Bewaar de advertentie. Betaalde u met een kaart of via de site? Gebruik die bescherming. Loog hij, vraag dan uw geld schriftelijk terug met een laatste dag. Ga daarna naar de rechter (small claim). Een handelaar die zich privé noemt, is u hetzelfde schuldig als een winkel.',
    dependsOn: 'wat de verkoper u vertelde',
  },
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'Ja. Had hij bij de verkoop een fout, dan kunt u hem binnen 30 dagen teruggeven voor al uw geld. Schrijf het de handelaar vandaag. “Sold as seen” (gekocht zoals gezien) neemt dit recht niet weg, en u hoeft geen helft aan te nemen.',
  },
}
