/** A judgment (vonnis), also one without your reply (verstekvonnis): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'nl.judgment.want': { says: 'Een rechter heeft beslist dat u moet betalen of iets moet doen.' },
  'nl.judgment.who': { says: 'Een deurwaarder brengt het vonnis. Het komt van de rechtbank.' },
  'nl.judgment.real': { says: 'Het is ernstig, maar u kunt nog reageren of in delen betalen.' },
  'nl.judgment.not-yet': {
    says: 'De deurwaarder moet u eerst het vonnis met een bevel tot betaling geven. Daarna hebt u meestal twee dagen.',
  },
  'nl.judgment.rights': {
    says: 'Hebt u nooit geantwoord? Dan kunt u dezelfde rechter vragen opnieuw te kijken (verzet).',
  },
  'nl.judgment.deadline-verzet': {
    says: 'U hebt vier weken voor verzet. Die beginnen als u het vonnis zelf kreeg of liet merken dat u het kende. Tel voor de zekerheid vanaf de brief.',
    action: 'Kom in verzet',
    consequence: 'Het vonnis wordt definitief.',
  },
  'nl.judgment.deadline-appeal': {
    says: 'U hebt drie maanden vanaf het vonnis voor hoger beroep. De zaak moet over meer dan € 1.750 gaan.',
    action: 'Ga in hoger beroep met een advocaat',
    consequence: 'Het vonnis wordt definitief.',
  },
  'nl.judgment.step-help': {
    says: 'Bel vandaag het Juridisch Loket. Zeg op welke dag u het vonnis kreeg.',
  },
  'nl.judgment.step-plan': {
    says: 'Klopt het vonnis? Bel de deurwaarder en bied aan wat u kunt betalen.',
  },
  'nl.judgment.step-wgs': { says: 'Vraag uw gemeente om schuldhulp als u niet kunt betalen.' },
  'nl.judgment.step-verzet': {
    says: 'Voor verzet is een verzetdagvaarding van een deurwaarder nodig. Vraag een advocaat of het Juridisch Loket om hulp.',
  },
  'nl.judgment.right-again': { says: 'U hebt het recht de zaak opnieuw te laten bekijken.' },
  'nl.judgment.right-appeal': { says: 'U hebt boven € 1.750 recht op hoger beroep.' },
  'nl.judgment.right-income': {
    says: 'Een deel van uw inkomen blijft altijd van u (beslagvrije voet).',
  },
  'nl.judgment.option-verzet': {
    title: 'In verzet gaan',
    says: 'Vraag dezelfde rechter opnieuw te kijken.',
    cost: 'Kosten van de deurwaarder.',
    time: 'Binnen vier weken.',
    risk: 'Kosten als u verliest.',
    bestFor: 'U antwoordde niet en bent het oneens.',
  },
  'nl.judgment.option-plan': {
    title: 'Een regeling treffen',
    says: 'Bied de deurwaarder een maandbedrag.',
    cost: 'Wat u aanbiedt.',
    time: 'Eén telefoontje.',
    risk: 'De rente kan doorlopen.',
    bestFor: 'U bent het schuldig.',
  },
  'nl.judgment.option-help': {
    title: 'Hulp van de gemeente',
    says: 'Gratis schuldhulp voor al uw schulden.',
    cost: 'Niets.',
    time: 'Een gesprek binnen vier weken, bij spoed sneller.',
    risk: 'Geen.',
    bestFor: 'U kunt niet betalen.',
  },
  'nl.judgment.right-stop': {
    says: 'Een rechter kan in kort geding (executiegeschil) stoppen of beperken wat de deurwaarder doet, bijvoorbeeld bij een duidelijke fout of nieuwe nood.',
  },
}
