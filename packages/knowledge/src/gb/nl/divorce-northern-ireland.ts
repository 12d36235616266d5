/** Papers of a divorce in Northern Ireland: the words in Dutch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Waar kinderen wonen en wie zij zien, spreekt u samen af. Lukt dat niet, dan beslist de rechter wat het beste is voor het kind.',
}
const HOME: RowWords = {
  says: 'Staat het huis alleen op naam van uw partner? U mag er wonen tot een rechter of de scheiding daar een eind aan maakt.',
  actionable: 'Ga niet weg en teken niets over het huis voor u advies hebt.',
}

export const DIVORCE_NORTHERN_IRELAND_NL: Words = {
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
