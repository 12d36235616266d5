/** Papers of a divorce in England and Wales: the reply, what can and cannot be disputed, and the money, which is a case of its own. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DIVORCE_PAPERS_NL: Words = {
  'gb.divorce-papers.deadline': {
    says: 'U hebt 14 dagen na ontvangst van de papieren om de ontvangstbevestiging (acknowledgement of service) te sturen.',
    action: 'Uw antwoord sturen (acknowledgement of service)',
    consequence:
      'De scheiding kan zonder u doorgaan, en misschien betaalt u voor het persoonlijk bezorgen.',
  },
  'gb.divorce-papers.no-blame': {
    says: 'Niemand krijgt de schuld. Het is genoeg dat een van u zegt dat het huwelijk voorbij is; het niet willen houdt het niet tegen.',
  },
  'gb.divorce-papers.time': {
    says: 'Het duurt ten minste 26 weken: 20 weken tot het voorlopige besluit (conditional order), en nog zes tot het laatste. Tot dan bent u getrouwd.',
  },
  'gb.divorce-papers.right-dispute': {
    says: 'U kunt alleen om een juridische reden bezwaar maken. De rechter is niet bevoegd, het huwelijk is niet geldig, of het is al voorbij.',
  },
  'gb.divorce-papers.right-money': {
    says: 'Huis, spaargeld, pensioenen en schulden zijn een eigen zaak. De scheiding regelt ze niet; u kunt de rechter een eerlijk deel vragen.',
  },
  'gb.divorce-papers.right-before-final': {
    says: 'Is het geld niet geregeld, dan kunt u de rechter vragen voor het laatste besluit naar uw positie te kijken.',
  },
  'gb.divorce-papers.children': {
    says: 'Deze papieren beslissen niets over uw kinderen. Dat spreekt u samen af, of u vraagt het de rechter apart.',
  },
  'gb.divorce-papers.warning-new-marriage': {
    says: 'Trouw niet opnieuw voor u de rechter over geld hebt gevraagd. Daarna kunt u dat recht verliezen.',
  },
  'gb.divorce-papers.home-rights': {
    says: 'Staat het huis alleen op naam van uw partner? U mag er wonen, en u kunt een verkoop buiten u om tegenhouden.',
    actionable:
      'Vraag het kadaster (Land Registry) om uw woonrecht (home rights) te noteren. Dat is gratis.',
  },
  'gb.divorce-papers.step-reply': {
    says: 'Stuur de ontvangstbevestiging op tijd, online met de code in de brief of op het formulier. U stemt daarmee niet in over geld.',
  },
  'gb.divorce-papers.step-check': {
    says: 'Controleer de namen, de trouwdag en de adressen. Zeg in het antwoord wat er niet klopt.',
  },
  'gb.divorce-papers.step-list': {
    says: 'Maak een lijst van huis, rekeningen, pensioenen en schulden van u beiden. Teken niets over geld voor u advies hebt.',
  },
  'gb.divorce-papers.option-reply': {
    says: 'Stuur het antwoord, en gebruik de 20 weken om geld en kinderen te regelen.',
    title: 'Antwoorden en het laten doorgaan',
    cost: 'Het antwoord kost niets.',
    time: 'Een paar minuten.',
    risk: 'Geld blijft open tot er een besluit over is.',
    bestFor: 'U hebt geen juridische reden tegen de scheiding.',
  },
  'gb.divorce-papers.option-money': {
    says: 'Spreek het af met een mediator of advocaat, en vraag de rechter er een besluit van te maken (consent order).',
    title: 'Het geld in een besluit regelen',
    cost: 'Griffierecht, en de mediator of advocaat.',
    time: 'Enkele maanden.',
    risk: 'Zonder besluit blijven eisen jaren open.',
    bestFor: 'U hebt een huis, pensioenen, spaargeld of schulden.',
  },
  'gb.divorce-papers.option-dispute': {
    says: 'Zeg het in het antwoord. Stuur dan een formulier (answer) binnen 21 dagen na de dag waarop het antwoord er moest zijn.',
    title: 'Om een juridische reden bezwaar maken',
    cost: 'Griffierecht, en vaak een advocaat.',
    time: 'Enkele maanden.',
    risk: 'Was er geen juridische reden, dan betaalt u misschien kosten.',
    bestFor: 'Een ander land moet beslissen, of het huwelijk is niet geldig.',
  },
}
