/** Papieren van een scheiding: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Waar kinderen wonen en wie zij zien, spreekt u samen af. Lukt dat niet, dan beslist de rechter wat het beste is voor het kind.',
}
const HOME: RowWords = {
  says: 'Staat het huis alleen op naam van uw partner? U mag er wonen tot een rechter of de scheiding daar een eind aan maakt.',
  actionable: 'Ga niet weg en teken niets over het huis voor u advies hebt.',
}

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
  'gb.divorce-papers.scotland-deadline': {
    says: 'U hebt 21 dagen na ontvangst van de papieren om de rechter te zeggen dat u zich verweert.',
    action: 'De rechter zeggen of u zich verweert',
    consequence: 'De scheiding kan zonder u worden uitgesproken.',
  },
  'gb.divorce-papers.scotland-reasons': {
    says: 'In Schotland moet er een reden zijn. Meestal is het één jaar apart met uw toestemming, of twee jaar apart zonder.',
  },
  'gb.divorce-papers.scotland-right-consent': {
    says: 'Na één jaar apart is uw schriftelijke toestemming nodig. U mag die weigeren, en later terugnemen.',
  },
  'gb.divorce-papers.scotland-right-money': {
    says: 'U kunt een eerlijk deel vragen van wat u in het huwelijk opbouwde: huis, spaargeld en pensioenen. Ook schulden tellen.',
  },
  'gb.divorce-papers.scotland-warning-money': {
    says: 'Vraag geld, huis of pensioen voor de scheiding is uitgesproken. Daarna is het in de regel te laat.',
  },
  'gb.divorce-papers.scotland-step': {
    says: 'Ga binnen de 21 dagen naar een advocaat (solicitor), voor u toestemming tekent. Vraag of rechtsbijstand (legal aid) kan betalen.',
  },
  'gb.divorce-papers.scotland-children': CHILDREN,
  'gb.divorce-papers.scotland-home': HOME,
  'gb.divorce-papers.scotland-option-consent': {
    says: 'Teken de toestemming als die nodig is, zodra geld en kinderen geregeld zijn.',
    title: 'De scheiding laten doorgaan',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Eisen over geld eindigen met de scheiding.',
    bestFor: 'U bent het eens, en over geld staat niets open.',
  },
  'gb.divorce-papers.scotland-option-defend': {
    says: 'Stuur het bericht van verweer (notice of intention to defend), ook als u alleen geld of iets over de kinderen vraagt.',
    title: 'De rechter zeggen dat u zich verweert',
    cost: 'Griffierecht en een advocaat, of rechtsbijstand.',
    time: 'Enkele maanden.',
    risk: 'De kosten kunnen oplopen.',
    bestFor: 'Geld, huis of kinderen zijn niet geregeld.',
  },
  'gb.divorce-papers.ni-reasons': {
    says: 'In Noord-Ierland moet er een reden zijn. Meestal is het twee jaar apart met uw toestemming, of vijf jaar apart zonder.',
  },
  'gb.divorce-papers.ni-right-consent': {
    says: 'Na twee jaar apart is uw toestemming nodig. U mag die weigeren.',
  },
  'gb.divorce-papers.ni-right-money': {
    says: 'Huis, spaargeld, pensioenen en schulden zijn een eigen zaak. U kunt de rechter een eerlijk deel vragen.',
  },
  'gb.divorce-papers.ni-step': {
    says: 'Stuur de ontvangstbevestiging (acknowledgement of service) terug binnen de dagen in de papieren. Ga naar een advocaat voor u toestemming tekent.',
  },
  'gb.divorce-papers.ni-children': CHILDREN,
  'gb.divorce-papers.ni-home': HOME,
  'gb.divorce-papers.ni-two-steps': {
    says: 'Het gaat in twee stappen: het voorlopige vonnis (decree nisi), en later het laatste (decree absolute). Tot het tweede bent u getrouwd.',
  },
  'gb.divorce-papers.ni-right-defend': {
    says: 'U kunt u verweren als de reden in de papieren niet waar is. U kunt dat ook laten en alleen over geld en kinderen praten.',
  },
  'gb.divorce-papers.ni-option-reply': {
    says: 'Stuur de ontvangstbevestiging (acknowledgement of service) zodra u weet wat zij voor geld en kinderen betekent.',
    title: 'Antwoorden en het laten doorgaan',
    cost: 'Het antwoord kost niets.',
    time: 'Een paar minuten.',
    risk: 'Toestemming is later moeilijk terug te nemen.',
    bestFor: 'U bent het eens, en een advocaat heeft de papieren gezien.',
  },
  'gb.divorce-papers.ni-option-solicitor': {
    says: 'Vraag wat de reden in de papieren voor u betekent, en wat u over geld moet vragen.',
    title: 'Voor het antwoord naar een advocaat',
    cost: 'Rechtsbijstand (legal aid) kan betalen bij een laag inkomen.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen die zulke papieren krijgt.',
  },
}
