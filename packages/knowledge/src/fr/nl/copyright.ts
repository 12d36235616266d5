/** Warnings on copyright: Arcom, and firms that want money for a picture: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_WORDS: Words = {
  'fr.other.copy-want-arcom': {
    says: 'Arcom waarschuwt dat via uw internetlijn werken zijn gedeeld. Ze vraagt u de lijn te beveiligen, niet te betalen.',
  },
  'fr.other.copy-want-photo': {
    says: 'Iemand zegt dat u zonder toestemming een beeld of ander werk gebruikte, en wil geld.',
  },
  'fr.other.copy-who': {
    says: 'Arcom is een overheidsdienst. Ze vraagt nooit geld per brief of mail.',
  },
  'fr.other.copy-who-private': {
    says: 'Zulke brieven komen meestal van bedrijven die voor fotobureaus werken. Ze zijn geen rechtbank.',
  },
  'fr.other.copy-reality': {
    says: 'Een waarschuwing is geen boete. Pas na herhaling kan een rechter u een boete geven, tot €1.500.',
  },
  'fr.other.copy-reality-photo': {
    says: 'Ze moeten aantonen dat het werk origineel is, dat zij de rechten hebben en wat het verlies is. Het eerste bedrag is vaak hoog.',
  },
  'fr.other.copy-rights': { says: 'U mag bewijs en details vragen, en uw kant geven.' },
  'fr.other.copy-not-yet': { says: 'Zonder rechter kunnen ze u niet laten betalen.' },
  'fr.other.copy-step-secure': {
    says: 'Verander uw wifi-wachtwoord, praat met de mensen thuis en verwijder deelprogramma’s.',
  },
  'fr.other.copy-step-remove': {
    says: 'Haal het beeld weg en bewaar wat er te zien was, waar en hoe lang.',
  },
  'fr.other.copy-step-proof': {
    says: 'Vraag bewijs van de rechten, van het gebruik en van het bedrag. Teken nog niets.',
  },
  'fr.other.copy-step-advice': {
    says: 'Vraag een point-justice (3039) of een advocaat als er geld wordt gevraagd.',
  },
  'fr.other.copy-right-proof': { says: 'Wie iets eist, moet het bewijzen.' },
  'fr.other.copy-right-details': {
    says: 'U hebt het recht Arcom te vragen welke werken bedoeld zijn en opmerkingen te sturen.',
  },
  'fr.other.copy-option-proof': {
    title: 'Bewijs en details vragen',
    says: 'Schrijf, vraag bewijs en geef uw kant. Erken niets waarvan u niet zeker bent.',
    cost: 'Niets.',
    time: 'Een uur.',
    risk: 'Laag.',
    bestFor: 'U weet niet zeker waar het over gaat.',
  },
  'fr.other.copy-option-deal': {
    title: 'De normale licentieprijs bieden',
    says: 'Gebruikte u het, bied dan wat een licentie op de markt kost.',
    cost: 'De licentieprijs.',
    time: 'Enkele brieven.',
    risk: 'Ze kunnen weigeren en naar de rechter gaan.',
    bestFor: 'U gebruikte het beeld en het is van hen.',
  },
}
