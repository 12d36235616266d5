/** Bills of the tax collector (cartella): instalments, old debts and what it must wait for: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTION_BILL_WORDS: Words = {
  'it.public.want-bill': {
    says: 'Dit is een incassorekening (cartella). Betaal, vraag delen of ga binnen 60 dagen in beroep.',
  },
  'it.public.no-seizure': {
    says: 'Ze kunnen geen beslag leggen in de 60 dagen na een incassorekening (cartella). Na een jaar moeten ze eerst een nieuwe waarschuwing (intimazione) met vijf dagen sturen.',
  },
  'it.public.small-debt': {
    says: 'Bij schulden tot € 1.000 moeten ze na een brief met de details 120 dagen wachten voordat ze iets doen.',
  },
  'it.public.right-eighty-four': {
    says: 'In 2025 en 2026 kunt u op een eenvoudig verzoek tot € 120.000 in tot 84 delen per maand betalen. Voor meer delen is bewijs van nood nodig.',
  },
  'it.public.right-stop-suspend': {
    says: 'Betaalde u al, of is de schuld te oud of geschrapt? Stuur AdER binnen 60 dagen een verklaring. Die stopt de inning.',
  },
  'it.public.change-quinquies': {
    says: 'De bijzondere regeling voor oude incassoschulden (rottamazione-quinquies) sloot op 30 april 2026 voor nieuwe verzoeken.',
    was: 'U kon vragen zonder boetes en rente te betalen.',
    is: 'Alleen wie het op tijd vroeg, betaalt zo. Het volgende deel is op 30 november 2026.',
  },
  'it.public.insight-service': {
    says: 'Schulden in een waarschuwing kunnen komen van papieren die u nooit kreeg.',
    actionable: 'Vraag AdER de lijst (estratto di ruolo) en het bewijs van bezorging.',
  },
}
