/** Questions about a refusal of PIP, and about Maternity Allowance: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PIP_NO_POINTS_NL: Words = {
  'gb.ask-benefit.pip-no-points': {
    says: 'Vraag binnen een maand na het besluit om een nieuwe blik (mandatory reconsideration), per telefoon of brief, en om het rapport van de beoordelaar. Loop het per activiteit door. Zeg welke punten bij u passen en dat u het niet veilig, goed genoeg, zo vaak als nodig of in redelijke tijd kunt. Dat is de toets, niet wat één keer lukt. Voeg brieven van artsen en van mensen om u heen toe, en een dagboek van twee weken. Blijft het nee, dan hebt u een maand voor gratis beroep; velen winnen daar.',
  },
  'gb.ask-benefit.maternity-allowance': {
    says: 'Meestal krijgt u het als u, in dienst of als zelfstandige, minstens 26 van de 66 weken voor de week van de uitgerekende dag werkte. In 13 daarvan, niet op een rij, moet u £30 of meer verdiend hebben. Dat u de baan daarna verloor, geeft niet. Het is voor wie geen SMP kan krijgen, bijvoorbeeld omdat de baan eindigde voor de 15e week daarvoor. Het duurt 39 weken: een vast bedrag, of 90% van uw loon als dat minder is. Vraag het aan met formulier MA1 vanaf week 26. Het bedrag van £27 is voor andere gevallen, zoals onbetaald werk in de zaak van de man.',
  },
}
