/** The parking charge of a town (forfait de post-stationnement, FPS): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_PARKING_WORDS: Words = {
  'fr.fine.want-fps': {
    says: 'Een gemeente vraagt u een openbare parkeerheffing (FPS). Het is geen strafboete.',
  },
  'fr.fine.who-fps': {
    says: 'Een gemeente, of een bedrijf dat voor haar werkt, legde deze parkeerheffing (FPS) op.',
  },
  'fr.fine.reality-fps': {
    says: 'U kunt in twee stappen bezwaar maken: eerst bij de gemeente, dan bij de parkeerrechter (tribunal du stationnement payant).',
  },
  'fr.fine.deadline-fps': {
    says: 'U hebt één maand om bij de gemeente bezwaar te maken tegen de parkeerheffing (RAPO).',
    action: 'Bezwaar maken bij de gemeente (RAPO)',
    consequence: 'Zonder deze eerste stap kan de parkeerrechter u niet horen.',
  },
  'fr.fine.deadline-fps-pay': {
    says: 'U hebt drie maanden om de heffing te betalen voor ze wordt verhoogd.',
    action: 'De parkeerheffing betalen',
    consequence: 'Daarna wordt ze verhoogd en int de schatkist ze.',
  },
  'fr.fine.step-contest-fps': {
    says: 'Maak bezwaar bij de dienst die in het bericht staat, online of per aangetekende brief. Voeg het bericht, de autopapieren en bewijs toe.',
  },
  'fr.fine.right-fps-court': {
    says: 'Eén maand geen antwoord betekent nee. Dan hebt u één maand voor de parkeerrechter (tribunal du stationnement payant). U hoeft niet eerst te betalen.',
  },
  'fr.fine.step-fps-time': {
    says: 'Zit er nog geen verhoging (majoration) in het bedrag? Dan hebt u een maand om bezwaar te maken en drie maanden om te betalen. Bezwaar stopt die drie maanden niet.',
  },
  'fr.fine.option-contest-fps': {
    title: 'Maak eerst bezwaar bij de stad',
    says: 'Stuur het online of aangetekend binnen een maand. Voeg uw redenen, het bericht en de autopapieren toe.',
    cost: 'Een aangetekende brief, online niets.',
    time: 'Een maand geen antwoord betekent nee.',
    risk: 'De drie maanden om te betalen lopen door.',
    bestFor: 'U had betaald, de auto verkocht, of het klopt niet.',
  },
  'fr.fine.option-pay-fps': {
    title: 'Betaal binnen drie maanden',
    says: 'Betaal zoals het bericht zegt. Typ zelf het adres en bewaar het bewijs.',
    cost: 'Het bedrag. Sommige steden vragen de eerste dagen minder.',
    time: 'Minuten.',
    risk: 'Daarna komt er 20% bij, minstens € 50.',
    bestFor: 'Het klopt.',
  },
  'fr.fine.want-fps-raised': {
    says: 'Deze parkeerheffing (FPS) is niet binnen drie maanden betaald. De Staat heeft een verhoging toegevoegd: 20%, minstens € 50.',
  },
  'fr.fine.reality-fps-raised': {
    says: 'U kunt tegen de verhoogde heffing direct naar het parkeergerecht (tribunal du stationnement payant). Het bericht zegt tot wanneer.',
  },
  'fr.fine.step-fps-raised': {
    says: 'Kreeg u het eerste bericht? Was de auto nog van u? Zo niet, schrijf het parkeergerecht binnen de tijd in het bericht, met bewijs.',
  },
  'fr.fine.rights-fps': {
    says: 'U mag bezwaar maken, zeggen dat u de auto had verkocht en om bewijs vragen.',
  },
}
