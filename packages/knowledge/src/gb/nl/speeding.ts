/** A notice of intended prosecution: who drove, the 14 days, and what proves the speed. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SPEEDING_NL: Words = {
  'gb.speed.want': {
    says: 'De politie wil weten wie reed. Zij waarschuwt ook dat de bestuurder voor de rechter kan komen.',
  },
  'gb.speed.step': {
    says: 'Vul het formulier in en stuur het binnen 28 dagen terug, met bewijs. Noem de bestuurder, of alles wat u weet.',
  },
  'gb.speed.warning': {
    says: 'Niet antwoorden is op zich strafbaar: zes punten en tot £1,000 boete. Dat is vaak erger dan het te hard rijden.',
  },
  'gb.speed.right-fourteen': {
    says: 'Het eerste bericht moet de kentekenhouder (registered keeper) meestal binnen 14 dagen bereiken. Kwam het later, vraag dan raad, en stuur het formulier toch terug.',
  },
  'gb.speed.option-help': {
    title: 'Vragen wat er volgt',
    says: 'Na het formulier kan de politie een cursus, een vaste boete of de rechter kiezen. Vraag een advocaat als uw rijbewijs in gevaar is.',
    cost: 'Een cursus of boete, als dat wordt geboden.',
    time: 'Het formulier kost minuten.',
    risk: 'Punten blijven jaren staan.',
    bestFor: 'U reed, of u weet niet wie.',
  },
  'gb.speed.right-proof': {
    says: 'U kunt niet voor te hard rijden worden veroordeeld op alleen de mening van één getuige. Het bewijs is meestal een camera of meter. U kunt vragen het te zien.',
  },
}
