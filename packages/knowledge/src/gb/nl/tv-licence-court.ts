/** A court charge about a TV licence: how to answer it. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TV_LICENCE_COURT_NL: Words = {
  'gb.tv.court-step-drop': {
    says: 'Was u heel ziek, in een crisis of mishandeld? Schrijf ook TV Licensing. Stuur bewijs en vraag de zaak te laten vallen.',
  },
  'gb.tv.court-warn': {
    says: 'Laat dit niet liggen. Een rechter kan u schuldig vinden, een boete tot £1,000 geven en kosten toevoegen.',
  },
}
