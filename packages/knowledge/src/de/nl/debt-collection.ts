/** Reminders and letters from debt collectors and their lawyers (Mahnung, Inkasso): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'de.debt.want': {
    says: 'Een bedrijf vraagt u geld. Op zich kan deze brief u niet laten betalen.',
  },
  'de.debt.who': {
    says: 'Een incassobureau (Inkasso) of zijn advocaat schrijft voor een ander bedrijf. Het heeft niet meer macht dan dat bedrijf.',
  },
  'de.debt.who-before-claim': {
    says: 'Een advocaat of bedrijf schrijft dat het hierna naar de rechter kan gaan. Een advocaat heeft niet meer macht over u dan zijn klant.',
  },
  'de.debt.reality': {
    says: 'Dit is geen rechtbank. Niemand kan door deze brief uw loon of dingen nemen.',
  },
  'de.debt.reality-titled': {
    says: 'Ze zeggen dat er al een beslissing van de rechter (Titel) is. Klopt dat, dan mogen ze een deurwaarder sturen of beslag op loon leggen. Vraag een kopie.',
  },
  'de.debt.rights-summary': {
    says: 'U mag vragen wat de schuld is, van wie zij is en hoe elk bedrag aan kosten ontstond. U mag nee zeggen.',
  },
  'de.debt.not-yet': {
    says: 'Ze kunnen nog geen gerechtsdeurwaarder (Gerichtsvollzieher) sturen. Eerst hebben ze een bevel nodig dat u niet bestreed, of een vonnis.',
  },
  'de.debt.not-yet-account': {
    says: 'Ze kunnen nu uw bankrekening niet blokkeren of een deel van uw loon nemen. Ook daarvoor is eerst een titel van de rechter nodig.',
  },
  'de.debt.know-old': {
    says: 'De meeste schulden zijn na drie jaar te oud, geteld vanaf het einde van het jaar. Dan mag u weigeren te betalen.',
    learnMore:
      'U moet het zelf zeggen: „Ik beroep mij op verjaring (Verjährung)”. Geen rechter zoekt ernaar.',
  },
  'de.debt.org-register': {
    says: 'Een incassobureau moet in het openbare register staan. U kunt het gratis opzoeken op rechtsdienstleistungsregister.de.',
  },
  'de.debt.org-watch': {
    says: 'Het Bundesamt für Justiz houdt toezicht op incassobureaus. U kunt daar klagen.',
  },
  'de.debt.insight-pressure': {
    says: 'Woorden als „laatste waarschuwing” (letzte Mahnung) hebben geen eigen wettelijke betekenis. De volgende echte stap is post van de rechtbank.',
    actionable: 'Antwoord rustig op papier en blijf op uw post letten.',
  },
  'de.debt.insight-schufa-threat': {
    says: 'Ze noemen uw kredietgegevens. Die dreiging mag alleen als feit, en zij werkt niet meer zodra u betwist.',
    actionable: 'Betwist schriftelijk en zeg: „Deze eis is betwist en mag niet gemeld worden.”',
  },
  'de.debt.myth-visit': {
    says: 'Een incasseerder kan niets in beslag nemen. Dat kan alleen een gerechtsdeurwaarder (Gerichtsvollzieher) of rechter, en alleen met een titel.',
  },
  'de.debt.myth-schufa': {
    says: 'Een eis komt niet meteen in uw kredietgegevens (Schufa). Zonder titel zijn twee aanmaningen nodig, en mag u niet betwist hebben.',
  },
  'de.debt.myth-prison': {
    says: 'Niemand gaat voor particuliere schulden naar de gevangenis. Arrestatie kan alleen als u weigert te noemen wat u hebt. Boetes zijn anders.',
  },
}
