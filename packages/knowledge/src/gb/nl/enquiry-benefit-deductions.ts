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
  'gb.ask-debt.uc-their-mistake': {
    says: 'Universal Credit kan worden teruggehaald, ook als de fout bij hen lag. U kunt toch iets doen. Vraag binnen een maand na de brief om een nieuwe beoordeling (mandatory reconsideration) van bedrag en reden, en stuur wat u in het journal schreef. Daarna kunt u in beroep. Vraag DWP Debt Management om lagere termijnen, of om het te laten vallen omdat de fout van hen is en het u schaadt. Dien ook een klacht in. Citizens Advice helpt gratis.',
  },
  'gb.ask-debt.uc-overpaid-ni': {
    says: 'Universal Credit kan worden teruggehaald, ook als de fout bij hen lag; oudere uitkeringen meestal alleen bij een fout van u. Vraag binnen een maand na de brief het Department for Communities om bedrag en reden opnieuw te bekijken, met bewijs. Daarna kunt u in beroep. Vraag om lagere termijnen, of om het te laten vallen als het u schaadt. Advice NI helpt gratis: 0800 915 4604.',
  },
  'gb.ask-benefit.savings-not-told': {
    says: 'Zeg het vandaag in uw journal, met bedragen en data, voordat ze weer vragen. Tot £6,000 verandert er niets. Daarboven betaalt u £4.35 per maand per £250 terug, dus meestal niet alles. Ze kunnen £50 rekenen voor slordigheid. Strafbaar is het alleen als u wist dat u het moest zeggen. Een interview under caution? Ga eerst naar een gratis advocaat en zeg daarvoor niets.',
  },
}
