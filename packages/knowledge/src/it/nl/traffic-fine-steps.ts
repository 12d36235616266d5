/** Fines under the road code: what to do. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_STEPS_WORDS: Words = {
  'it.fine.step-date': {
    says: 'Schrijf op welke dag u het kreeg en welke dag het feit was. Tel 5, 30, 60 en 90 dagen.',
  },
  'it.fine.step-real': {
    says: 'Ga na of het echt is op de site van de gemeente of via PagoPA. Volg geen links in sms of mail.',
  },
  'it.fine.step-choose': {
    says: 'Kies er één: betalen, Prefetto, of vrederechter (giudice di pace). U kunt er geen twee doen.',
  },
  'it.fine.step-points': {
    says: 'Vraagt het wie reed? Antwoord binnen 60 dagen. Zo niet, dan krijgt u een tweede boete.',
  },
  'it.fine.step-wrong': {
    says: 'Zeg wat niet klopt: niet uw auto, verkocht, verkeerd kenteken, te laat, camera niet goedgekeurd.',
  },
  'it.fine.step-instalments': { says: 'Kunt u niet betalen? Vraag op tijd om delen.' },
}
