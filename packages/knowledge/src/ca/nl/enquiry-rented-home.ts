/** The Dutch words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_NL: Words = {
  'ca.ask.home-qc-duties': {
    says: 'In Québec moet de verhuurder u een woning in goede staat geven en u met rust laten, het hele huurcontract lang. Zo niet, dan kunt u vragen om reparatie, minder huur, schadevergoeding of het einde van het contract.',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'In Québec beslist het huurtribunaal (Tribunal administratif du logement) over ruzies om een huurcontract, ook over geld.',
  },
  'ca.ask.home-regie': {
    says: 'De Régie du logement van Québec heet nu Tribunal administratif du logement. De verhuurder moet u met rust laten, het hele huurcontract lang, en het tribunaal kan bevelen geld terug te geven.',
  },
  'ca.ask.pets': {
    says: 'Het hangt van de provincie af. In Ontario geldt een regel tegen huisdieren in een huurcontract niet, tenzij het gebouw een condominium is met een eigen regel. In de meeste andere, zoals Québec, mag het contract huisdieren verbieden.',
  },
  'ca.ask.moving-out': {
    says: 'Bij huur per maand zegt u op papier op: 60 dagen in Ontario, een maand in British Columbia en Alberta. Bij een vaste termijn vraagt u akkoord of zoekt u iemand die het overneemt.',
  },
  'ca.ask.verbal-lease': {
    says: 'Ja, die telt. De huurwet beschermt u ook bij een mondelinge afspraak, met dezelfde regels over opzeggen, huur en borg. Bewaar bewijs van elke betaling.',
  },
  'ca.ask.entry': {
    says: 'Meestal heeft uw verhuurder uw toestemming nodig, of 24 uur van tevoren een bericht op papier met een reden. Een noodgeval is anders.',
    dependsOn: 'de reden, en of er een noodgeval is',
  },
  'ca.ask.leaving': {
    says: 'Bij huur per maand zegt u één of twee maanden van tevoren op, dat verschilt per provincie. Een vaste huurtijd bindt u, tenzij u een einde afspreekt, het contract doorgeeft of een reden volgens de wet hebt.',
    dependsOn: 'uw provincie en het soort huurcontract',
  },
}
