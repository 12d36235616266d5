/** What the first letter of a collector must say, and what it may cost: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_COSTS_NL: Words = {
  'de.debt.insight-disguise': {
    says: 'De kosten hier kunnen hoger zijn dan de wet toestaat, zoals vaak in zulke brieven.',
    actionable: 'Vraag welk tarief (0,5, 0,9 of 1,3) ze gebruikten en over welk bedrag.',
  },
  'de.debt.element-client': {
    says: 'De eerste brief moet het bedrijf noemen waarvoor ze innen, met adres.',
    name: 'De naam van het bedrijf waarvoor ze handelen',
    ifMissing:
      'De brief lijkt niet te zeggen voor wie ze innen. Vraag het: de wet wil naam en adres.',
  },
  'de.debt.element-reason': {
    says: 'De eerste brief moet zeggen om welk contract het gaat en wanneer het gesloten is.',
    name: 'De reden van de eis en de datum van het contract',
    ifMissing:
      'De brief lijkt niet te zeggen om welk contract het gaat, en van wanneer. Vraag het voordat u betaalt.',
  },
  'de.debt.element-costs': {
    says: 'Vragen ze kosten? Dan moeten ze zeggen van welke soort, hoeveel en waarom.',
    name: 'Soort, bedrag en reden van de incassokosten',
    ifMissing:
      'De brief vraagt kosten maar lijkt niet te zeggen hoe ze ontstonden. Vraag het tarief.',
  },
  'de.debt.change-fees': {
    says: 'De tarieven voor innen stegen op 1 juni 2025. Ouder werk wordt met de oudere tarieven betaald.',
    was: 'Tot 31 mei 2025 was een vol tarief € 49, en € 30 voor niet betwiste eisen tot € 50.',
    is: 'Sinds 1 juni 2025 is een vol tarief € 51,50 tot € 500, en € 31,50 voor niet betwiste eisen tot € 50.',
  },
  'de.debt.insight-reminder-fee': {
    says: 'Aanmaningskosten (Mahngebühr) mogen alleen papier en post dekken, geen personeel. Rechters staan vaak maar enkele euro’s toe.',
    actionable: 'Betaal de rekening en wijs af wat boven enkele euro’s per aanmaning komt.',
  },
  'de.debt.charge-small': {
    says: 'Bij een niet betwiste eis tot € 50 geeft zelfs het hoogste tarief (1,3, met kosten en btw) € 58,48. Meestal is veel minder toegestaan.',
    name: 'Incassokosten voor een niet betwiste eis tot € 50',
  },
  'de.debt.charge-to-500': {
    says: 'Bij een niet betwiste eis tot € 500 geeft zelfs het hoogste tarief (1,3, met kosten en btw) € 95,60. Een eerste brief mag meestal 0,5.',
    name: 'Incassokosten voor een niet betwiste eis tot € 500',
  },
  'de.debt.right-doctor-bill': {
    says: 'Een rekening van arts of tandarts is pas verschuldigd als elke post en factor erop staat. Boven 2,3 keer is een reden nodig.',
  },
  'de.debt.right-doctor-told': {
    says: 'Was niet zeker dat de verzekeraar betaalt, dan moesten zij u vooraf schriftelijk de kosten noemen. Zo niet, dan hoeft u dat deel misschien niet te betalen.',
  },
}
