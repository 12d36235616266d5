/** Dutch: the words of the rows in ../single-justice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const SINGLE_JUSTICE_NL: Words = {
  'gb.single-justice.reality': {
    says: 'Antwoordt u niet binnen 21 dagen, dan kan een rechter (magistrate) u zonder u schuldig vinden en beboeten.',
  },
  'gb.single-justice.rights': {
    says: 'U kunt schuldig of niet schuldig antwoorden, uw kant vertellen en een zitting vragen.',
  },
  'gb.single-justice.step-answer': {
    says: 'Antwoord binnen 21 dagen na de datum op de brief, online of met het formulier. Bewaar bewijs dat u het stuurde.',
  },
  'gb.single-justice.step-advice': {
    says: 'Vraag juridisch advies voordat u schuldig of niet schuldig kiest. Probeer Citizens Advice, een law centre of een advocaat (solicitor).',
  },
  'gb.single-justice.step-means': {
    says: 'Vul het formulier over uw inkomen in. De rechter gebruikt het voor een boete die u kunt betalen.',
  },
  'gb.single-justice.option-answer': {
    says: 'Antwoord schuldig of niet schuldig, en geef uw redenen en uw inkomen.',
    title: 'Op tijd op de beschuldiging antwoorden',
    cost: 'Antwoorden kost niets. Een boete en kosten als u schuldig bent.',
    time: 'Binnen 21 dagen.',
    risk: 'Zonder antwoord wordt u niet gehoord. Een boete na vroeg schuldig zeggen is lager.',
    bestFor: 'Iedereen die deze brief krijgt.',
  },
  'gb.single-justice.right-plea': {
    says: 'Hebt u het gedaan en zegt u dat in uw eerste antwoord? Dan is de boete meestal een derde lager. Zo niet, antwoord not guilty: dan komt er een zitting.',
  },
  'gb.single-justice.right-never-knew': {
    says: 'Bent u veroordeeld en wist u van niets? Leg binnen 21 dagen nadat u het hoorde een verklaring af (statutory declaration). De veroordeling vervalt dan en u kunt antwoorden.',
  },
  'gb.single-justice.warn': {
    says: 'Laat dit niet liggen. Een rechter kan u zonder u schuldig vinden, een boete geven en kosten toevoegen. Bij verkeerszaken kunnen er ook punten komen.',
  },
}
