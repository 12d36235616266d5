/** Who collects a debt, and what a collector must, may and may not do: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'fr.debt.who-collector': {
    says: 'Een incassobureau is een particulier bedrijf. Het heeft niet meer macht over u dan het bedrijf waar u eerst mee te maken had.',
  },
  'fr.debt.who-officer': {
    says: 'De brief komt van een gerechtsdeurwaarder (commissaire de justice). Zonder uitspraak van de rechter kan die alleen vragen, zoals elk incassobureau.',
  },
  'fr.debt.who-buyer': {
    says: 'Uw schuld lijkt verkocht. De nieuwe eigenaar moet aantonen dat de schuld van hem is. Vraag de akte van verkoop (acte de cession).',
  },
  'fr.debt.org-complain': {
    says: 'Een incassobureau dat liegt of dreigt, kunt u melden op SignalConso, de site van de fraudedienst (DGCCRF).',
  },
  'fr.debt.right-letter': {
    says: 'Een incassobureau moet u schrijven met zijn naam, de schuldeiser, de reden en elk gevraagd bedrag.',
  },
  'fr.debt.right-receipt': {
    says: 'Voor elke betaling aan een incassobureau moet u een kwitantie krijgen.',
  },
  'fr.debt.right-quiet': {
    says: 'U hebt het recht met rust gelaten te worden. Steeds opnieuw bellen en uw leven schaden kan een misdrijf zijn (harcèlement).',
  },
  'fr.debt.option-report': {
    title: 'Pesterijen melden',
    says: 'Meld leugens, dreigementen of veel telefoontjes op SignalConso. Gaat het door, dien dan een klacht in bij de politie.',
    cost: 'Niets.',
    time: 'Een half uur.',
    risk: 'Geen. De schuld eindigt er niet door.',
    bestFor: 'Ze zetten u hard onder druk of doen als een rechtbank.',
  },
  'fr.debt.warn-data': {
    says: 'Geef aan de telefoon uw bankkaart en de naam van uw werkgever niet.',
  },
  'fr.debt.insight-words': {
    says: 'De brief spreekt van beslag maar noemt geen vonnis. Hij lijkt misschien sterker dan hij is.',
    actionable:
      'Vraag: „Quel titre exécutoire avez-vous ? Envoyez-moi une copie.” Dat betekent: welke executoriale titel hebt u? Stuur me een kopie.',
  },
  'fr.debt.tactic-written': {
    says: 'Vraag om alleen schriftelijk met u om te gaan. Een spoor op papier helpt u, en rustige brieven tonen goede wil.',
    risk: 'Ze bellen misschien toch.',
    notWhen: 'Er is een stuk van de rechter met een datum: antwoord daar eerst op.',
  },
  'fr.debt.element-creditor': {
    name: 'De naam van de schuldeiser',
    says: 'De brief moet de schuldeiser noemen.',
    ifMissing: 'Wij zien niet voor wie ze innen. Vraag de naam en het adres van de schuldeiser.',
  },
  'fr.debt.element-sum': {
    name: 'Het verschuldigde bedrag',
    says: 'De brief moet het bedrag noemen, met de delen.',
    ifMissing: 'Wij zien geen duidelijk bedrag. Vraag een volledige berekening (décompte).',
  },
  'fr.debt.myth-bailiff': {
    says: 'Een incassobureau kan geen beslag leggen. Dat kan alleen een gerechtsdeurwaarder (commissaire de justice) met een uitspraak van de rechter of een andere titel.',
  },
}
