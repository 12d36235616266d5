/** Papers of a divorce in Scotland: the words in Dutch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const CHILDREN: RowWords = {
  says: 'Waar kinderen wonen en wie zij zien, spreekt u samen af. Lukt dat niet, dan beslist de rechter wat het beste is voor het kind.',
}
const HOME: RowWords = {
  says: 'Staat het huis alleen op naam van uw partner? U mag er wonen tot een rechter of de scheiding daar een eind aan maakt.',
  actionable: 'Ga niet weg en teken niets over het huis voor u advies hebt.',
}

export const DIVORCE_SCOTLAND_NL: Words = {
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
}
