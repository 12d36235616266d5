/** Questions about giving notice and unemployment pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_JOB_NL: Words = {
  'be.ask.unemployment': {
    says: 'Sinds 2026 stopt de uitkering na hoogstens 24 maanden. Tegen een weigering of sanctie hebt u drie maanden voor de arbeidsrechtbank, gratis. Vraag uw vakbond, en het OCMW om een leefloon.',
  },
  'be.ask.unemployment-back': {
    says: 'Vraag hoe het bedrag is berekend. U hebt drie maanden voor de arbeidsrechtbank, zonder kosten. Was u te goeder trouw, dan kan men hoogstens de laatste 150 dagen terugvragen. Vraag ook een plan of kwijtschelding.',
  },
  'be.ask.resigned-benefit': {
    dependsOn: 'waarom u wegging',
    says: 'Wie zonder goede reden weggaat, verliest meestal weken uitkering, van 4 tot 52. Goede redenen tellen: onbetaald loon, gezondheid, een verhuizing voor het gezin. Sinds maart 2026 mag u na zo’n tien jaar werk één keer weggaan en tot zes maanden krijgen. Bewaar bewijs, schrijf u meteen in en vertel uw kant bij het verhoor. Tegen een sanctie hebt u drie maanden voor de arbeidsrechtbank.',
  },
  'be.ask.c4': {
    says: 'Uw werkgever moet u het formulier C4 uiterlijk op uw laatste werkdag geven. Vraag het aangetekend en zeg het aan uw vakbond of de RVA. Schrijf u toch nu al in als werkzoekende. De arbeidsrechtbank kan het bevelen.',
  },
  'be.ask.fixed-term': {
    says: 'Stopt uw werkgever te vroeg zonder dringende reden, dan is hij het loon tot het einde verschuldigd, hooguit het dubbele van de opzegvergoeding. Alleen in de eerste helft, hooguit zes maanden, kan hij opzeggen. U hebt één jaar om te vorderen.',
  },
}
