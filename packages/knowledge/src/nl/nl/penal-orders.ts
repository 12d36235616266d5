/** Strafbeschikking, de rechter na het beroep en snelheid: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PENAL_ORDERS_NL: Words = {
  'nl.order.want': {
    says: 'De officier van justitie heeft u een straf gegeven zonder rechter (strafbeschikking). U kunt die weigeren.',
  },
  'nl.order.deadline': {
    says: 'U hebt 14 dagen om in verzet te gaan, vanaf het moment dat u ervan weet. Bij een kleine boete per post kan het zes weken zijn. Reken voor de zekerheid 14 dagen vanaf de brief.',
    action: 'In verzet gaan tegen de strafbeschikking',
    consequence: 'De straf staat vast en kan in uw documentatie komen.',
  },
  'nl.order.right-judge': {
    says: 'Gaat u op tijd in verzet, dan bekijkt een rechter de zaak opnieuw. Betaal niet eerst: wie betaalt, kan dit recht verliezen.',
  },
  'nl.order.warn-record': {
    says: 'Dit is strafrecht en kan in uw documentatie komen. Vraag om het dossier en een advocaat voordat u betaalt.',
  },
  'nl.order.who': {
    says: 'Het Openbaar Ministerie geeft deze straf, en het CJIB int het geld.',
  },
  'nl.order.not-yet': {
    says: 'Zolang de termijn loopt, of als u op tijd in verzet gaat, wordt de straf niet uitgevoerd.',
  },
  'nl.order.step-object': {
    says: 'Bent u het niet eens? Stuur een verzetschrift met een kopie naar het adres dat erop staat, of ga naar de balie van het parket. Betaal niet.',
  },
  'nl.order.option-object': {
    says: 'Zeg dat u in verzet gaat, en waarom.',
    title: 'In verzet gaan',
    cost: 'Gratis.',
    time: '14 dagen.',
    risk: 'De rechter kan een hogere straf geven.',
    bestFor: 'U hebt het niet gedaan of het is te veel.',
  },
  'nl.fine.right-judge': {
    says: 'Zegt de officier nee? Dan kunt u binnen zes weken naar de rechter. Bij een hogere boete moet u eerst het bedrag als zekerheid betalen, of laten zien dat u dat niet kunt.',
  },
  'nl.fine.right-speed': {
    says: 'De limiet moet blijken uit de weg of uit duidelijke borden. Van de gemeten snelheid gaat iets af in uw voordeel. Vraag om beide cijfers.',
  },
}
