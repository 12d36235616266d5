/** Acts of an enforcement officer (commissaire de justice): what to do. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_WORDS: Words = {
  'fr.officer.step-title': {
    says: 'Vraag een kopie van de titel: welke rechtbank, welke dag, welk bedrag. Controleer de naam en de berekening.',
  },
  'fr.officer.step-offer': {
    says: 'Bel of schrijf de deurwaarder nu en bied een maandbedrag. Krijg elke afspraak schriftelijk.',
  },
  'fr.officer.step-judge': {
    says: "Is het bedrag fout of betaald, of hebt u tijd nodig? Vraag een gratis juridisch adviseur naar de executierechter (juge de l'exécution).",
  },
  'fr.officer.step-overdebt': {
    says: 'Hebt u veel schulden, dien dan een dossier in bij de Banque de France (surendettement). Is het aanvaard, dan stopt beslag.',
  },
  'fr.officer.step-pay': {
    says: 'Betaal de deurwaarder, niet een bezoeker contant zonder kwitantie. Vraag een brief dat alles betaald is.',
  },
  'fr.officer.step-wrong': {
    says: 'Is het niet uw schuld of hebt u betaald, schrijf dan meteen met bewijs. Gaan ze door, vraag het dan de rechter.',
  },
}
