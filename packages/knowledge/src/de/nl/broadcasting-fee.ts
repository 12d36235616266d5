/** The Dutch words of Germany: broadcasting fee. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADCASTING_FEE_NL: Words = {
  'de.public.tv-want': {
    says: 'De Beitragsservice wil de omroepbijdrage (Rundfunkbeitrag) voor uw woning. Er is één bijdrage per woning, met of zonder tv.',
  },
  'de.public.tv-who': {
    says: 'De Beitragsservice int voor de publieke omroepen. Het is geen incassobureau.',
  },
  'de.public.tv-reality': {
    says: 'Dit is een bijdrage aan de overheid. Na een formele beslissing (Festsetzungsbescheid) kan uw gemeente of een gerechtsdeurwaarder haar zonder rechtszaak innen.',
  },
  'de.public.tv-rights': {
    says: 'Krijgt u bijstand (Grundsicherung), BAföG of hebt u weinig meer dan dat? Dan kunt u vrijgesteld zijn, tot drie jaar terug.',
  },
  'de.public.tv-not-yet': {
    says: 'Een herinnering kan niet ingevorderd worden. Eerst moeten ze een formele beslissing sturen met uitleg over uw recht op bezwaar.',
  },
  'de.public.tv-deadline': {
    says: 'U hebt één maand vanaf de dag dat het u bereikte. Het kader aan het einde zegt waarheen u het stuurt.',
    action: 'Bezwaar maken (Widerspruch) tegen de beslissing',
    consequence: 'De beslissing wordt definitief en kan uitgevoerd worden.',
  },
  'de.public.tv-step-exempt': {
    says: 'Laag inkomen of uitkering? Vraag nu vrijstelling en stuur de beslissing van uw uitkeringskantoor als bewijs.',
  },
  'de.public.tv-step-double': {
    says: 'Betaalt iemand in de woning al? Stuur zijn of haar bijdragenummer en laat het uwe sluiten.',
  },
  'de.public.tv-step-rates': {
    says: 'Bent u het schuldig? Vraag de Beitragsservice om delen voordat het naar invordering gaat.',
  },
  'de.public.tv-option-exempt': {
    says: 'Vul het formulier op rundfunkbeitrag.de in en stuur bewijs.',
    title: 'Vrijstelling of een lagere bijdrage vragen',
    cost: 'Gratis.',
    time: 'Eén formulier.',
    risk: 'Het oude bedrag blijft totdat ze beslissen. Maak ook bezwaar tegen een beslissing.',
    bestFor: 'Uitkering, BAföG, handicap of dubbele betaling.',
  },
  'de.public.tv-option-rates': {
    says: 'Bied een bedrag aan dat u kunt volhouden, naast de lopende bijdrage.',
    title: 'Om delen vragen',
    cost: 'De bijdrage en een toeslag voor te laat.',
    time: 'Eén brief of telefoontje.',
    risk: 'Nieuwe bijdragen lopen door.',
    bestFor: 'U bent het schuldig en er is weinig geld.',
  },
  'de.public.tv-right-once': {
    says: 'Voor een woning is maar één bijdrage verschuldigd, hoeveel mensen er ook wonen.',
  },
  'de.public.tv-right-exempt': {
    says: 'Vrijstelling kan tot drie jaar teruggaan, als u toont dat u toen de uitkering had.',
  },
  'de.public.tv-myth': {
    says: 'U bent de bijdrage voor de woning ook zonder tv of radio schuldig. Het Bundesverfassungsgericht bevestigde dat in 2018.',
  },
  'de.public.tv-step-object': {
    says: 'Denkt u dat het niet klopt? Maak binnen één maand schriftelijk bezwaar bij het adres in het kader aan het einde. Noem uw bijdragenummer.',
  },
  'de.public.tv-not-yet-visit': {
    says: 'De Beitragsservice zelf kan niet in uw woning komen of iets in beslag nemen. Zij moet eerst uw gemeente of een gerechtsdeurwaarder vragen.',
  },
  'de.public.tv-option-object': {
    says: 'Zeg wat niet klopt en stuur bewijs, zoals uw inschrijving of beslissing over uitkering.',
    title: 'Bezwaar maken tegen de beslissing',
    cost: 'Eerst gratis. Kosten bij afwijzing zijn mogelijk.',
    time: 'Eén maand.',
    risk: 'Het betalen loopt door. Vraag ook een stop.',
    bestFor: 'De woning of de maanden kloppen niet, of u was vrijgesteld.',
  },
  'de.public.tv-step-enforce': {
    says: 'Het is al bij de invordering. Bel de invorderingsdienst van de gemeente, bied delen aan en bescherm uw rekening met een P-Konto.',
  },
  'de.public.tv-right-enforced': {
    says: 'Invorderen mag pas na een besluit (Festsetzungsbescheid) dat u bereikte. Kwam er geen? Schrijf dat meteen en vraag de bestuursrechter om een snelle stop.',
  },
  'de.public.tv-right-account': {
    says: 'Vraag uw bank om een beschermde rekening (P-Konto). Dan blijft elke maand een basisbedrag vrij. Vraag het kantoor ook om termijnen.',
  },
  'de.public.tv-right-old': {
    says: 'Bijdragen verjaren drie jaar na het einde van hun jaar, zodra ze uw woning kenden. Zeg dat schriftelijk.',
  },
}
