/** De dag van de ontruiming en de zitting: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_AND_HEARING_NL: Words = {
  'nl.evict.want': {
    says: 'Een deurwaarder beveelt u uw woning te verlaten, vanwege een vonnis.',
  },
  'nl.evict.reality': {
    says: 'Dit is dringend: een rechter heeft beslist. Op de genoemde dag kan de deurwaarder u eruit zetten, tenzij een rechter het stopt of u iets afspreekt.',
  },
  'nl.evict.right-three-days': {
    says: 'Voor een ontruiming moet een deurwaarder u een bevel geven om binnen drie dagen te gaan. De dag moet erin staan.',
  },
  'nl.evict.right-stop': {
    says: 'Een rechter kan een ontruiming snel stoppen of uitstellen (executiegeschil). Bel vandaag een advocaat of het Juridisch Loket.',
  },
  'nl.evict.step-today': {
    says: 'Wacht niet op de dag. Bel vandaag een advocaat of het Juridisch Loket, en vraag de deurwaarder om meer tijd of een regeling.',
  },
  'nl.evict.option-stop': {
    says: 'Een advocaat vraagt een spoedzaak (executiegeschil) tegen de ontruiming.',
    title: 'Vraag een rechter om stop of uitstel',
    cost: 'Bij een laag inkomen een klein deel van de advocaat.',
    time: 'Voor de dag van de ontruiming.',
    risk: 'De rechter kan nee zeggen.',
    bestFor: 'Er is een duidelijke fout, of nieuwe grote nood.',
  },
  'nl.evict.right-pause': {
    says: 'Terwijl u schuldhulp krijgt, kan een rechter een ontruiming of afsluiting tot zes maanden tegenhouden. U moet de nieuwe huur of rekening kunnen betalen.',
  },
  'nl.evict.right-one-month': {
    says: 'Gaat het om huur die u nog moet betalen? Dan kan de rechter u nog hoogstens een maand geven om te betalen.',
  },
  'nl.court.right-own-check': {
    says: 'Klaagt een bedrijf een consument aan? Dan moet de rechter zelf nagaan of de voorwaarden eerlijk zijn en of het bedrijf alles heeft verteld. Zo niet, dan kan het bedrag omlaag.',
  },
  'nl.court.know-costs': {
    says: 'Wie verliest, betaalt meestal de kosten van de ander, volgens vaste tarieven. Een afspraak voor de zittingsdag scheelt een deel.',
  },
  'nl.home.right-sale': {
    says: 'Verkoop is geen reden om de huur te beëindigen. De koper wordt uw verhuurder; huurprijs en rechten blijven gelijk.',
  },
}
