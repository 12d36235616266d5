/** De laatste brief na een ongeluk: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ACCIDENT_NL: Words = {
  'gb.lbc.accident-want': {
    says: 'Ze zeggen dat een ongeluk uw schuld was. Ze willen dat u of uw verzekeraar de schade betaalt.',
  },
  'gb.lbc.accident-rights': {
    says: 'U kunt het antwoord aan uw autoverzekeraar overlaten. U hoeft niet te zeggen dat het uw schuld was.',
  },
  'gb.lbc.accident-reality': {
    says: 'Dit is een eis, geen schuld. Geen rechter heeft beslist wie schuld had. Was u verzekerd? Dan regelt uw verzekeraar het.',
  },
  'gb.lbc.accident-cannot': {
    says: 'Er kan door deze brief geen deurwaarder (bailiff) komen. Eerst moeten ze een eis bij de rechter (court claim) beginnen en winnen.',
  },
  'gb.lbc.accident-step-insurer': {
    says: 'Stuur deze brief vandaag aan uw eigen autoverzekeraar en bel hem. Volgens de meeste polissen moet dat. Antwoord niet voordat hij het zegt.',
  },
  'gb.lbc.accident-step-no-blame': {
    says: 'Erken geen schuld en bied geen geld aan. Dat kan uw zaak en uw dekking schaden.',
  },
  'gb.lbc.accident-step-record': {
    says: 'Schrijf op wat er gebeurde. Bewaar foto’s, beelden van een dashcam en de namen van mensen die het zagen.',
  },
  'gb.lbc.accident-step-uninsured': {
    says: 'Was u niet verzekerd? Vraag deze week juridisch advies. Antwoord op tijd dat u de brief hebt en advies krijgt.',
  },
  'gb.lbc.accident-step-proof': {
    says: 'U of uw verzekeraar kan vragen om het rapport van de deskundige, de foto’s, de rekening van de reparatie en de rekening van de huurauto.',
  },
  'gb.lbc.accident-right-time': {
    says: 'U hebt een redelijke tijd om te antwoorden. De regels van de rechtbank zeggen 14 dagen in een eenvoudige zaak, en tot drie maanden in een heel moeilijke.',
  },
  'gb.lbc.accident-right-proof': {
    says: 'Zij moeten bewijzen dat u schuld had en dat elk bedrag redelijk is. U kunt zeggen dat het deels hun schuld was.',
  },
  'gb.lbc.accident-option-insurer': {
    says: 'Uw verzekeraar kan de eis nagaan, beantwoorden en betalen als hij klopt.',
    title: 'Het aan uw verzekeraar geven',
    cost: 'Misschien uw eigen risico of uw korting voor schadevrij rijden.',
    time: 'Een gesprek vandaag.',
    risk: 'Geen, als u het meteen doet. Lang wachten kan uw dekking schaden.',
    bestFor: 'U had die dag een autoverzekering.',
  },
  'gb.lbc.accident-option-advice': {
    says: 'Citizens Advice of een law centre kan u helpen antwoorden, als u geen verzekering had of de verzekeraar nee zegt.',
    title: 'Gratis juridisch advies vragen',
    cost: 'Niets.',
    time: 'Ongeveer een uur.',
    risk: 'Laat de datum om te antwoorden niet voorbijgaan terwijl u wacht.',
    bestFor: 'U had die dag geen verzekering.',
  },
  'gb.lbc.accident-warn': {
    says: 'Antwoordt niemand, dan kunnen ze een eis bij de rechter (court claim) tegen u beginnen. Stuur elk stuk van de rechter dezelfde dag aan uw verzekeraar.',
  },
}
