/** The Dutch words of the rows in ../class-actions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CLASS_ACTIONS_NL: Words = {
  'us.class.want': {
    says: 'Een zaak voor veel mensen is geregeld, en u hoort er misschien bij. Door dit bericht bent u niets schuldig.',
  },
  'us.class.reality': {
    says: 'De meeste van zulke berichten zijn echt. Controleer het zaaknummer en de site bij de rechtbank voor u gegevens geeft.',
  },
  'us.class.right-choose': {
    says: 'U kunt een claim sturen, uit de groep stappen en uw eigen zaak houden, bezwaar maken, of niets doen. In het bericht staat voor elk een dag.',
  },
  'us.class.right-bound': {
    says: 'Als u niets doet, krijgt u misschien geen geld en verliest u het recht om er zelf voor naar de rechter te gaan.',
  },
  'us.class.step': {
    says: 'Zoek de laatste dag voor een claim en stuur het formulier. Betaal nooit om uw deel te krijgen.',
  },
  'us.class.option': {
    says: 'Stuur het claimformulier uiterlijk op de laatste dag en bewaar bewijs.',
    title: 'Een claim sturen',
    cost: 'Gratis',
    time: 'Uiterlijk op de dag in het bericht',
    risk: 'U kunt dan niet meer zelf voor hetzelfde naar de rechter.',
    bestFor: 'U kocht of gebruikte waar de zaak over gaat.',
  },
  'us.recall.want': {
    says: 'Uw auto heeft misschien een fout die de maker moet herstellen. U bent niets schuldig.',
  },
  'us.recall.right-free': {
    says: 'De maker moet een veiligheidsfout (recall) gratis herstellen, of een nieuw onderdeel, een nieuwe auto of geld terug geven. Dat geldt 15 jaar vanaf de eerste verkoop.',
  },
  'us.recall.step': {
    says: 'Controleer uw VIN op nhtsa.gov/recalls en maak een afspraak voor de gratis reparatie bij een dealer. Hebt u al betaald, vraag het geld dan terug.',
  },
  'us.recall.right-product': {
    says: 'Voor een teruggeroepen product (recall) kunt u gratis een reparatie, een nieuw product of uw geld terug krijgen. Gebruik het niet meer.',
  },
}
