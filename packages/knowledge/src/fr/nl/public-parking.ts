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
}
