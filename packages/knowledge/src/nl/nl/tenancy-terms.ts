/** Borg, gebreken, bemiddelingskosten en huurverhoging: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_NL: Words = {
  'nl.deposit.right-back': {
    says: 'De verhuurder moet de borg binnen 14 dagen na het einde terugbetalen, of 30 als er kosten af gaan. Die kosten moet hij op papier laten zien.',
  },
  'nl.home.right-repair': {
    says: 'De verhuurder moet gebreken herstellen die u hebt gemeld. Doet hij dat niet, dan kan een rechter of de Huurcommissie de huur zolang verlagen.',
  },
  'nl.home.right-agent-fee': {
    says: 'Een bemiddelaar die voor de verhuurder werkt, mag u geen kosten rekenen voor het vinden van de woning. U kunt ze terugvragen.',
  },
  'nl.rise.right-registered': {
    says: 'In een gereguleerde woning: hebt u geen bezwaar gemaakt en betaalt u de oude huur? Dan moet de verhuurder binnen drie maanden een aangetekende brief sturen. U kunt daarna tot vier maanden na de verhoging naar de Huurcommissie.',
  },
  'nl.deposit.right-no-report': {
    says: 'Is er geen rapport van toen u erin trok? Dan wordt aangenomen dat u de woning teruggeeft zoals u haar kreeg. Gewone slijtage kost u niets.',
  },
  'nl.deposit.right-town': {
    says: 'Een verhuurder die de regels over de borg breekt, kunt u gratis melden bij uw gemeente. Die kan een boete geven.',
  },
  'nl.home.right-lower-rent': {
    says: 'In een gereguleerde woning kan de Huurcommissie bij ernstige gebreken de huur verlagen tot het herstel. Schrijf eerst de verhuurder en wacht zes weken.',
  },
  'nl.rise.right-cap-asked': {
    says: 'In 2026 is de grens 4,4% in de vrije sector, 6,1% bij middenhuur, en 4,1% bij sociale huur vanaf 1 juli.',
  },
  'nl.rise.right-points-asked': {
    says: 'Tel de punten van uw woning. Bij weinig punten heeft de huur een maximum, wat het contract ook zegt. De Huurcommissie kan haar verlagen.',
  },
}
