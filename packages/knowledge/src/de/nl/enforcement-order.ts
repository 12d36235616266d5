/** Enforcement orders (Vollstreckungsbescheid): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_ORDER_NL: Words = {
  'de.judgment.what-order': {
    says: 'Dit is een executiebevel (Vollstreckungsbescheid). Ze kunnen nu uitvoeren, maar u hebt twee weken voor bezwaar.',
  },
  'de.judgment.reality': {
    says: 'Geen rechter heeft nog naar uw kant gekeken. Uw bezwaar opent de zaak opnieuw vanaf het begin.',
  },
  'de.judgment.deadline-order': {
    says: 'De twee weken beginnen op de dag van betekening, die op de gele envelop staat. Niemand kan deze tijd langer maken.',
    action: 'Uw bezwaar (Einspruch) naar de rechtbank sturen',
    consequence: 'Het bevel wordt definitief en kan 30 jaar uitgevoerd worden.',
  },
  'de.judgment.step-object': {
    says: 'Klopt het niet? Schrijf: „Ik maak bezwaar (Einspruch) tegen het bevel van deze datum.” Noem het dossiernummer, onderteken en stuur het op tijd.',
  },
  'de.judgment.step-stop': {
    says: 'Bezwaar stopt de uitvoering niet vanzelf. Vraag de rechter in dezelfde brief haar stil te leggen (Einstellung).',
  },
  'de.judgment.option-object': {
    says: 'Stuur een bezwaar naar de rechtbank die het bevel gaf. De zaak gaat dan door als een gewone eis.',
    title: 'Binnen twee weken bezwaar maken',
    cost: 'Eerst gratis. Wie verliest, betaalt aan het einde.',
    time: 'Nu één brief.',
    risk: 'Klopt de eis, dan betaalt u meer kosten.',
    bestFor: 'U bent het niet schuldig, of de schuld is te oud.',
  },
  'de.judgment.right-object': {
    says: 'U hebt het recht bezwaar te maken. Dan moet een rechter beide kanten horen.',
  },
  'de.judgment.warn-final': {
    says: 'De twee weken zijn streng. Daarna kan ook een verkeerde eis 30 jaar blijven staan.',
  },
  'de.judgment.order-who': {
    says: 'Dit komt van de rechtbank die betalingsbevelen verstuurt. De andere kant kan het gebruiken om beslag op loon of rekeningen te leggen.',
  },
  'de.judgment.order-rights': {
    says: 'U mag binnen twee weken bezwaar maken. Wat u nodig hebt om te leven, blijft ook nu veilig.',
  },
  'de.judgment.order-not-yet': {
    says: 'Niemand mag uw woning doorzoeken zonder uw ja of een bevel van een rechter. Uw beschermde inkomen blijft van u.',
  },
  'de.judgment.order-step-account': {
    says: 'Maak nu van uw bankrekening een beschermde rekening (P-Konto). Dan is het basisbedrag van elke maand veilig.',
  },
  'de.judgment.order-right-income': {
    says: 'Tot 30 juni 2027 is minstens € 1.587,40 van uw nettoloon per maand veilig, en meer als u anderen onderhoudt.',
  },
  'de.judgment.order-step-offer': {
    says: 'Bent u het schuldig? Bied nu delen aan, voordat een gerechtsdeurwaarder komt.',
  },
}
