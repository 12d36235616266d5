/** Tegen gemeenten en de sociale zekerheid: de rijen van Spanje in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const APPEAL_BY_OFFICE_NL: Words = {
  'es.tax.right-town': {
    says: 'Tegen een belasting van uw gemeente hebt u een maand om haar opnieuw te laten kijken (recurso de reposición). Alleen grote steden hebben een eigen belastingtribunaal.',
  },
  'es.town.deadline-review': {
    says: 'U hebt een maand vanaf de dag na ontvangst om de gemeente opnieuw te laten kijken. Wij tellen vanaf de datum.',
    action: 'De gemeente opnieuw laten kijken (recurso de reposición)',
    consequence: 'De beslissing wordt definitief.',
  },
  'es.town.option-review': {
    title: 'De gemeente opnieuw laten kijken',
    says: 'Schrijf de gemeente waarom het niet klopt (recurso de reposición). Na een nee, of een maand zonder antwoord, kunt u naar de rechter.',
    cost: 'Niets.',
    time: 'Een maand om in te dienen.',
    risk: 'De schuld moet toch worden betaald, tenzij zij is gestopt.',
    bestFor: 'Het bedrag of de reden is fout.',
  },
  'es.contributions.deadline-appeal': {
    says: 'U hebt een maand vanaf de dag na ontvangst om in beroep te gaan. Wij tellen vanaf de datum.',
    action: 'In beroep gaan bij de sociale zekerheid (recurso de alzada)',
    consequence: 'De beslissing wordt definitief.',
  },
  'es.contributions.option-appeal': {
    title: 'In beroep bij de sociale zekerheid',
    says: 'Schrijf naar de dienst die het stuurde (recurso de alzada). Het gaat niet naar het belastingtribunaal.',
    cost: 'Niets.',
    time: 'Een maand om in te dienen.',
    risk: 'De schuld moet toch worden betaald, tenzij u een waarborg geeft.',
    bestFor: 'Het bedrag of de reden is fout.',
  },
}
