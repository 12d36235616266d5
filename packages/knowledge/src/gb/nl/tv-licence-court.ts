/** A court charge about a TV licence: how to answer it. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_NL: Words = {
  'gb.tv.court-want': {
    says: 'Dit is een strafrechtelijke beschuldiging. De rechtbank wil uw antwoord: schuldig (guilty) of niet schuldig (not guilty).',
  },
  'gb.tv.court-reality': {
    says: 'Dit is geen reclamebrief. Antwoordt u niet binnen 21 dagen, dan kan een rechter (magistrate) u zonder u schuldig vinden en beboeten.',
  },
  'gb.tv.court-rights': {
    says: 'U kunt schuldig of niet schuldig antwoorden, uw kant vertellen en een zitting vragen.',
  },
  'gb.tv.court-step-answer': {
    says: 'Antwoord binnen 21 dagen na de datum op de brief, online of met het formulier. Bewaar bewijs dat u het stuurde.',
  },
  'gb.tv.court-step-advice': {
    says: 'Vraag juridisch advies voordat u schuldig of niet schuldig kiest. Probeer Citizens Advice, een law centre of een advocaat (solicitor).',
  },
  'gb.tv.court-step-means': {
    says: 'Vul het formulier over uw inkomen in. De rechter gebruikt het voor een boete die u kunt betalen.',
  },
  'gb.tv.court-step-drop': {
    says: 'Was u heel ziek, in een crisis of mishandeld? Schrijf ook TV Licensing. Stuur bewijs en vraag de zaak te laten vallen.',
  },
  'gb.tv.court-option-answer': {
    says: 'Antwoord schuldig of niet schuldig, en geef uw redenen en uw inkomen.',
    title: 'Op tijd op de beschuldiging antwoorden',
    cost: 'Antwoorden kost niets. Een boete en kosten als u schuldig bent.',
    time: 'Binnen 21 dagen.',
    risk: 'Zonder antwoord wordt u niet gehoord. Een boete na vroeg schuldig zeggen is lager.',
    bestFor: 'Iedereen die deze brief krijgt.',
  },
  'gb.tv.court-warn': {
    says: 'Laat dit niet liggen. Een rechter kan u schuldig vinden, een boete tot £1,000 geven en kosten toevoegen.',
  },
}
