/** The Dutch words of Ireland: fine. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_NL: Words = {
  'ie.fine.want': { says: 'Zoek de regel, de plaats, de datum en de laatste dag om iets te doen.' },
  'ie.fine.reality': {
    says: 'U kunt betalen en het afsluiten, of het naar de rechter laten gaan en u daar verweren.',
  },
  'ie.fine.who': {
    says: 'Een vaste boete (fixed charge notice) komt van de politie (gardaí) of een gemeente (council). Zij is echt.',
  },
  'ie.fine.rights': {
    says: 'U mag de bestuurder noemen als u het niet was. U mag in zeldzame gevallen om intrekking vragen, en u bij de rechter verweren.',
  },
  'ie.fine.right-driver': { says: 'Reed u niet, dan kunt u binnen 28 dagen de bestuurder noemen.' },
  'ie.fine.right-court': { says: 'U hebt het recht u in de District Court te verweren.' },
  'ie.fine.first': {
    says: 'U hebt 28 dagen vanaf de datum van de brief om het eerste bedrag te betalen.',
    action: 'De vaste boete betalen, of de bestuurder noemen',
    consequence: 'Het bedrag stijgt met de helft.',
  },
  'ie.fine.second': {
    says: 'Van dag 29 tot dag 56 kunt u het bedrag plus de helft betalen.',
    action: 'Het hogere bedrag betalen',
    consequence:
      'Na dag 56 kan het zo niet meer betaald worden, en een dagvaarding (summons) kan volgen.',
  },
  'ie.fine.step-check': { says: 'Controleer de auto, de plaats, de tijd en dag 28.' },
  'ie.fine.step-driver': {
    says: 'Reed iemand anders? Vul het formulier op tijd in met naam en adres.',
  },
  'ie.fine.step-pay': {
    says: 'Klopt het, betaal dan alles voor dag 28. Deelbetalingen worden niet aangenomen.',
  },
  'ie.fine.opt-pay': {
    says: 'Betaal online, aan de telefoon of op een postkantoor.',
    title: 'Op tijd betalen',
    cost: 'De vaste boete.',
    time: '28 dagen.',
    risk: 'Er kunnen strafpunten (penalty points) volgen.',
    bestFor: 'Het klopt.',
  },
  'ie.fine.opt-court': {
    says: 'Betaal niet, en antwoord op de dagvaarding (summons) als die komt.',
    title: 'U bij de rechter verweren',
    cost: 'Een boete en misschien meer punten als u verliest.',
    time: 'Maanden.',
    risk: 'De boete kan hoger zijn.',
    bestFor: 'U deed het niet en hebt bewijs.',
  },
  'ie.fine.warn': { says: 'De termijnen staan vast in de wet. Niemand kan u meer tijd geven.' },
  'ie.fine.right-law': {
    says: 'Een vaste boete (fixed charge notice) is een aanbod om te betalen. Betaalt u niet, dan kunt u uw kant aan een rechter vertellen.',
  },
  'ie.fine.right-name-driver': {
    says: 'Reed iemand anders? Geef binnen 28 dagen de naam en het adres van de bestuurder.',
  },
  'ie.fine.right-toll': {
    says: 'Een onbetaalde tol groeit in stappen. U kunt met uw bewijs in beroep gaan bij het tolbedrijf.',
  },
  'ie.toll.reality': {
    says: 'Dit is een rekening voor tol met boetes, geen bekeuring van de politie (gardaí). Blijft ze open, dan kan een eis bij de District Court volgen.',
  },
  'ie.toll.rights': {
    says: 'U kunt laten zien dat u betaald hebt, of dat de auto toen al verkocht, verhuurd of gestolen was. Komt er een eis, dan kunt u zich verweren.',
  },
  'ie.toll.step-check': {
    says: 'Controleer de auto, de dag en uw betalingen. Was er betaald, of was de auto niet van u, schrijf dan meteen met bewijs. Klopt het, betaal dan voordat het oploopt.',
  },
  'ie.fine.right-warden': {
    says: 'Voor een parkeerboete hebt u 28 dagen om te betalen, en 28 meer voor een hoger bedrag. U kunt eerst de gemeente (council) schrijven en vragen haar in te trekken.',
  },
}
