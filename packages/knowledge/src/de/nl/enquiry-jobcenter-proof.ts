/** Questions about a Jobcenter decision against which the person has a reason or a proof: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_PROOF_NL: Words = {
  'de.ask-debt.jobcenter-cut-reason': {
    says: 'Maak binnen een maand gratis bezwaar en stuur het bewijs. Met een goede reden (wichtiger Grund) is er geen korting: ziekte, ziekenhuis, ziek kind of een brief die nooit kwam. Eén gemiste afspraak is niet genoeg, en het huurdeel blijft. Na drie op rij kan alles stoppen: ga er dan meteen zelf heen. Bezwaar stopt de korting niet. Hebt u geen geld voor eten of huur? Vraag de sociale rechter meteen om een spoedmaatregel.',
  },
  'de.ask-debt.jobcenter-back-not-told': {
    says: 'Meld het nu schriftelijk als het werk doorgaat. Wat u niet meldde, wordt meestal teruggevraagd. Maar controleer de som: de eerste € 100 loon per maand en een deel daarboven blijven van u. Bezwaar is gratis binnen een maand; tot de beslissing betaalt u niet. Vraag daarna kleine termijnen. Een boete of een verwijt van fraude kan volgen: op het waarom hoeft u niet te antwoorden zonder advocaat.',
  },
  'de.ask-debt.jobcenter-back-told': {
    says: 'Maak binnen een maand schriftelijk bezwaar en stuur het bewijs dat u het meldde. Loon mag vanaf zijn maand toch worden verrekend. Maar controleer de som: het vrije deel van uw loon moet eraf. Was het een fout van het bureau die u niet kon zien, dan houdt u het geld meestal. Uw bewijs helpt ook tegen een boete. Vraag om kleine termijnen.',
  },
  'de.ask-debt.jobcenter-rent-unpaid': {
    says: 'Vraag vandaag schriftelijk naar de reden en om een besluit (Bescheid). Tegen een nee is bezwaar gratis, binnen een maand. Is uw woning in gevaar? Vraag de sociale rechter (Sozialgericht) om een spoedmaatregel: gratis, zonder advocaat, het loket schrijft het op. Voor huurschuld kan het Jobcenter geld lenen. Zeg het de verhuurder: bij twee maanden achterstand kan hij meteen opzeggen.',
  },
}
