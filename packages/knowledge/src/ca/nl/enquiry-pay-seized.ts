/** The Dutch words of the rows in ../enquiry-pay-seized.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_SEIZED_NL: Words = {
  'ca.fact.pay-seized-on': {
    says: 'Niet de helft voor een gewone schuld. In Ontario is 80% van het loon na inhoudingen veilig, dus hoogstens 20% mag weg. Voor alimentatie kan het de helft zijn. De rechter kan het op verzoek verlagen, bijvoorbeeld om kinderen. Zag u de eis nooit, vraag dan meteen vernietiging. Een consumer proposal stopt het ook.',
  },
  'ca.fact.pay-seized-bc': {
    says: 'In British Columbia is 70% van het loon na inhoudingen meestal veilig: ongeveer 30% mag weg, en elk bevel treft één loon. Voor alimentatie kan het de helft zijn. Vraag de griffie een zitting om het te verlagen of in termijnen te betalen. Een consumer proposal stopt het ook.',
  },
  'ca.fact.pay-seized-qc': {
    says: 'In Québec mag alleen 30% van het loon boven een basisbedrag weg, en dat groeit met uw gezin. Voor alimentatie is het 50%. Controleer het met de rekenhulp van het ministerie. U kunt zelf bij de rechtbank storten (dépôt volontaire); dat stopt het beslag.',
  },
  'ca.fact.seized-without-court': {
    says: 'Nog niet. Voor kaart, telefoon of lening moeten zij eerst procederen en winnen. U zou een eis en tijd voor antwoord krijgen. Betaal of beloof niets voordat u weet of het te oud is: meestal twee jaar, in Québec drie. Vraag schriftelijk bewijs en meld de dreiging bij uw provincie.',
  },
  'ca.fact.judgment-unseen': {
    says: 'Handel deze week. Vraag de rechtbank het dossier en het bewijs van betekening. Vraag dan vernietiging van het verstekvonnis. Zeg wanneer u het hoorde, waarom u niet antwoordde en wat uw verweer is, zoals te oud of niet van u. Vraag ook het loonbeslag tot dan te stoppen.',
  },
}
