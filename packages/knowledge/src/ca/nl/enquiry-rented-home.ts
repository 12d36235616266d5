/** The Dutch words of the rows in ../enquiry-rented-home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_NL: Words = {
  'ca.ask.home-qc-duties': {
    says: 'In Québec moet de verhuurder u een woning in goede staat geven en u met rust laten, het hele huurcontract lang. Zo niet, dan kunt u vragen om reparatie, minder huur, schadevergoeding of het einde van het contract.',
  },
  'ca.ask.home-qc-tribunal': {
    says: 'In Québec beslist het huurtribunaal (Tribunal administratif du logement) over ruzies om een huurcontract, ook over geld.',
  },
  'ca.ask.home-on-repair': {
    says: 'In Ontario moet de verhuurder de woning in goede staat houden, ook als u bij het begin van het gebrek wist. De Board kan reparatie of minder huur bevelen (formulier T6).',
  },
  'ca.ask.home-bc-repair': {
    says: 'In British Columbia moet de verhuurder de woning in goede staat en bewoonbaar houden. U kunt de Residential Tenancy Branch om een bevel vragen.',
  },
  'ca.ask.home-ab-repair': {
    says: 'In Alberta moet de woning voldoen aan de minimumnormen voor wonen en gezondheid. Zo niet, dan kunt u vragen om minder huur, schadevergoeding of het einde van het contract.',
  },
  'ca.ask.home-ab-deposit': {
    says: 'In Alberta is een borg hoogstens één maand huur. Die moet binnen 10 dagen terugkomen, of u moet een overzicht krijgen van wat is gehouden.',
  },
  'ca.ask.home-ns-deposit': {
    says: 'In Nova Scotia is een borg hoogstens een halve maand huur. Die moet binnen 10 dagen terugkomen, of de verhuurder moet vragen hem te houden.',
  },
  'ca.ask.home-regie': {
    says: 'De Régie du logement van Québec heet nu Tribunal administratif du logement. De verhuurder moet u met rust laten, het hele huurcontract lang, en het tribunaal kan bevelen geld terug te geven.',
  },
  'ca.ask.pets': {
    says: 'Het hangt van de provincie af. In Ontario geldt een regel tegen huisdieren in een huurcontract niet, tenzij het gebouw een condominium is met een eigen regel. In de meeste andere, zoals Québec, mag het contract huisdieren verbieden.',
  },
  'ca.ask.n12': {
    says: 'U hoeft op die dag niet weg. Nodig zijn 60 dagen tot het einde van een huurperiode en een maand huur. Alleen de Board mag uitzetten, en kwade trouw kan een jaar huur kosten.',
  },
  'ca.ask.moving-out': {
    says: 'Bij huur per maand zegt u op papier op: 60 dagen in Ontario, een maand in British Columbia en Alberta. Bij een vaste termijn vraagt u akkoord of zoekt u iemand die het overneemt.',
  },
  'ca.ask.verbal-lease': {
    says: 'Ja, die telt. De huurwet beschermt u ook bij een mondelinge afspraak, met dezelfde regels over opzeggen, huur en borg. Bewaar bewijs van elke betaling.',
  },
  'ca.ask.deposit-double-bc': {
    says: 'Ja, vaak. De verhuurder heeft 15 dagen vanaf het einde van de huur of uw adres op papier, als dat later is. Betaalde of vroeg hij toen niets? Dan kunt u bij het kantoor (Branch) het dubbele eisen.',
  },
  'ca.ask.deposit-back-ab': {
    says: 'In Alberta moet die binnen 10 dagen terug zijn, met een lijst van elk ingehouden bedrag. Zonder inspectierapporten mag niets voor schade worden gehouden. Ga naar de RTDRS, goedkoop en snel.',
  },
  'ca.ask.rent-up-ns': {
    says: 'In Nova Scotia mag de huur tot eind 2027 hoogstens 5% per jaar omhoog, één keer in 12 maanden, met vier maanden bericht op papier. Vraag Residential Tenancies om een hogere te stoppen.',
  },
}
