/** Decisions of public insurers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_PUBLIC_NL: Words = {
  'de.supply.ins-who-public': {
    says: 'Dit is een publieke verzekeraar. U mag binnen één maand bezwaar maken (Widerspruch) en dan gratis naar de sociale rechter gaan.',
  },
  'de.supply.ins-deadline-public': {
    says: 'Tegen een publieke verzekeraar hebt u één maand vanaf de dag dat de beslissing u bereikte.',
    action: 'Uw bezwaar (Widerspruch) sturen',
    consequence: 'De beslissing wordt definitief.',
    service: 'een beslissing geldt als ontvangen op de vierde dag na verzending',
  },
  'de.supply.ins-not-yet-public': {
    says: 'De beslissing is niet definitief zolang uw maand loopt of uw bezwaar open is.',
  },
  'de.supply.ins-right-rehab': {
    says: 'Het fonds moet revalidatie betalen als zorg dichtbij niet genoeg is: eerst ambulant, anders in een kliniek. Stuur een brief van uw arts.',
  },
  'de.supply.ins-step-object-public': {
    says: 'Schrijf binnen de maand: „Ik maak bezwaar tegen de beslissing van deze datum.” Onderteken. Zeg dat redenen volgen.',
  },
  'de.supply.ins-step-doctor': {
    says: 'Vraag het medische rapport (Gutachten) en laat het uw arts zien. Een korte brief van uw arts helpt veel.',
  },
  'de.supply.ins-right-file': {
    says: 'U hebt het recht uw dossier en het medische rapport te zien.',
  },
  'de.supply.ins-right-court': {
    says: 'Na een nee op uw bezwaar kunt u binnen één maand gratis naar de sociale rechter (Sozialgericht).',
  },
  'de.supply.ins-option-object': {
    says: 'Maak schriftelijk bezwaar en stuur later redenen en een brief van een arts.',
    title: 'Binnen de maand bezwaar maken (Widerspruch)',
    cost: 'Gratis.',
    time: 'Eén maand, het antwoord duurt tot drie.',
    risk: 'Bijna geen.',
    bestFor: 'U hebt het geld of de behandeling nodig.',
  },
  'de.supply.ins-want-public': {
    says: 'Een wettelijke verzekeraar wijst uw aanvraag af of stopt een betaling.',
  },
  'de.supply.ins-reality-public': {
    says: 'Een eerste nee is vaak niet het laatste woord. Bezwaar is gratis, en een brief van uw arts helpt.',
  },
  'de.supply.ins-rights-public': {
    says: 'U mag bezwaar maken, het medisch rapport lezen en gratis naar de sociale rechter gaan.',
  },
}
