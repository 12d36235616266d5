/** The Dutch words of the rows in ../exit-agreement.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EXIT_AGREEMENTS_NL: Words = {
  'de.exit.reality': {
    says: 'Dit is alleen een aanbod. Na uw handtekening komt u er bijna niet meer uit. Neem dus eerst de tijd.',
  },
  'de.exit.right-no': {
    says: 'U mag zonder reden nee zeggen. Dan loopt uw baan door. Een ontslag vraagt meestal een reden die de rechter kan toetsen.',
  },
  'de.exit.right-fair': {
    says: 'Ze moeten eerlijk met u omgaan. Bent u overvallen, bedreigd of bedrogen, dan kan de rechter het contract vernietigen.',
  },
  'de.exit.insight-no-block': {
    says: 'Vaak is er geen blokkade (Sperrzeit) als ontslag om bedrijfs- of gezondheidsredenen zeker was en de opzegtermijn geldt. De vergoeding mag dan hooguit een half maandloon per jaar zijn.',
    actionable:
      'Vraag het de Agentur für Arbeit vóór u tekent, en laat de reden in het contract zetten.',
  },
  'de.exit.warn-benefit': {
    says: 'Tekenen kan tot twaalf weken werkloosheidsgeld kosten. Een einde vóór uw opzegtermijn kan het nog langer tegenhouden.',
  },
  'de.exit.step-check': {
    says: 'Vergelijk de einddag met uw opzegtermijn. Kijk naar vergoeding, vakantie, overuren, bonus en getuigschrift.',
  },
  'de.exit.step-register': {
    says: 'Tekent u toch, meld u dan binnen drie dagen als werkzoekend. Is het einde verder dan drie maanden weg, dan drie maanden ervoor.',
  },
  'de.exit.option-better': {
    says: 'Vraag meer tijd, meer geld, een later einde en een goed getuigschrift.',
    title: 'Betere voorwaarden vragen',
    cost: 'Gratis, of een honorarium.',
    time: 'Voor de dag in het aanbod.',
    risk: 'Ze kunnen het aanbod intrekken.',
    bestFor: 'U zou met vertrek kunnen leven.',
  },
  'de.exit.option-help': {
    says: 'Een vakbond of een advocaat arbeidsrecht leest het voordat u tekent.',
    title: 'Het contract eerst laten nakijken',
    cost: 'Gratis voor vakbondsleden. Vraag de advocaat eerst naar de prijs.',
    time: 'Voordat u tekent.',
    risk: 'Geen.',
    bestFor: 'Iedereen met zo’n aanbod.',
  },
}
