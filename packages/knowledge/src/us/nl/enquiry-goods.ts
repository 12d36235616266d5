/** The Dutch words of the rows in ../enquiry-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GOODS_NL: Words = {
  'us.ask-consumer.not-delivered': {
    says: 'Schrijf de verkoper en vraag uw geld terug. Hij moet verzenden in de beloofde tijd, of binnen 30 dagen. Betwist de afschrijving binnen 60 dagen na het afschrift.',
  },
  'us.ask-consumer.warranty-refused': {
    says: 'Vraag de reden op papier. Een bedrijf mag een garantie (warranty) niet beëindigen alleen omdat u het ding opende of andere onderdelen of werkplaatsen gebruikte. Het moet tonen dat de fout daardoor kwam. Ook de wet van de staat belooft dat spullen werken.',
  },
  'us.ask-life.unordered': {
    says: 'U hoeft niet te betalen voor spullen die zonder bestelling per post kwamen. Ze zijn een cadeau. Zeg dat het bedrijf schriftelijk.',
  },
  'us.ask-life.faulty-goods': {
    says: 'Spullen moeten meestal doen wat zulke spullen doen. Vraag schriftelijk om reparatie, een nieuw product of uw geld. Een schriftelijke garantie moet worden nagekomen.',
    dependsOn: 'hoe oud het is en wat de garantie zegt',
  },
  'us.ask-life.review': {
    says: 'Ware feiten en duidelijke meningen mogen, en een contract mag een eerlijke recensie niet verbieden. Bewaar bewijs. Verander wat u niet als waar kunt laten zien.',
    dependsOn: 'of waar is wat u schreef',
  },
  'us.ask-everyday.seller-refund': {
    says: 'Schrijf de verkoper met bewijs. Betaalde u met een creditcard, betwist de afschrijving dan binnen 60 dagen na de rekening. Voor spullen die nooit kwamen, moet u geld terugkrijgen.',
  },
}
