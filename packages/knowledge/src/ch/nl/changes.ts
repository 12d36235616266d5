/** The Dutch words of Switzerland: changes. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_NL: Words = {
  'ch.news.premium-twice': {
    says: 'Sinds 1 januari 2025 mag een zorgverzekeraar hoogstens twee keer per jaar een invordering (Betreibung) tegen u beginnen.',
    was: 'Een verzekeraar kon zo veel zaken beginnen als hij wilde.',
    is: 'Hoogstens twee per jaar voor uw eigen premies, en twee voor die van een kind.',
  },
  'ch.news.premium-children': {
    says: 'Sinds 2024 zijn kinderen de zorgpremies van hun jeugd nooit schuldig, ook niet als ze volwassen zijn.',
    was: 'Aan volwassen kinderen konden premies gevraagd worden die hun ouders niet betaald hadden.',
    is: 'Alleen de ouders zijn ze schuldig. Een invordering (Betreibung) tegen het kind is nietig.',
  },
  'ch.news.court-advance': {
    says: 'Sinds 1 januari 2025 mag een rechtbank meestal maar de helft van de kosten vooraf aan een eiser vragen.',
    was: 'Een rechtbank kon alle te verwachten kosten vooraf vragen.',
    is: 'Meestal hoogstens de helft. Moet een rechtbank kosten terugbetalen, dan doet zij dat zelf.',
  },
  'ch.news.reference-rate': {
    says: 'De referentierente voor huren daalde in september 2025 naar 1,25%. U kunt een lagere huur vragen.',
    was: 'De rente was 1,5% vanaf maart 2025 en daarvoor 1,75%.',
    is: 'Rust uw huur op een hogere rente? Schrijf dan uw verhuurder. Zoek eerst de rente van vandaag op.',
  },
  'ch.news.first-rent-form': {
    says: 'Sinds 1 oktober 2025 moet het formulier voor een eerste huur de referentierente en de index van de vorige huur tonen.',
    was: 'Het formulier toonde de vorige huur, maar niet waarop die rustte.',
    is: 'Is het formulier verplicht, dan kunt u vergelijken en de eerste huur binnen 30 dagen betwisten.',
  },
  'ch.news.building-defects': {
    says: 'Voor bouwcontracten sinds 1 januari 2026 hebt u 60 dagen om een gebrek te melden. Het was ongeveer een week.',
    was: 'Gebreken moesten meteen gemeld worden, in de praktijk binnen ongeveer zeven dagen.',
    is: '60 dagen vanaf de oplevering of ontdekking, en het recht op gratis herstel kan niet afgenomen worden.',
  },
}
