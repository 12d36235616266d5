/** Questions about the terms of a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TERMS_OF_WORK_NL: Words = {
  'jp.ask.trial-period': {
    says: 'Een proeftijd is een echte baan. De firma heeft een goede reden nodig die zij bij de aanname niet kon kennen. Na 14 dagen werk zijn ook 30 dagen opzegging of loon nodig. Vraag de redenen op papier en teken niets.',
  },
  'jp.ask.quit-penalty': {
    says: 'Meestal niet. Een firma mag vooraf geen boete voor vertrek bepalen en die niet van het loon afhouden. Zij kan alleen echte, bewezen schade eisen, en dat is zeldzaam. Zonder einddatum in het contract zijn twee weken op papier genoeg. Met een einddatum hebt u in het eerste jaar een sterke reden nodig. Laat dreigementen zien aan de arbeidsinspectie.',
  },
  'jp.ask.other-than-advert': {
    says: 'Ja. Wijken de voorwaarden af van wat op papier stond, dan mag u meteen weg. Beloofd loon moet betaald worden. Vraag het papier (労働条件通知書) en bewaar de advertentie. Meld het bij Hello Work of de arbeidsinspectie.',
  },
  'jp.ask.social-insurance': {
    says: 'Werkt u zo’n driekwart van voltijd, dan moet een gedekte firma u verzekeren. In grotere firma’s kan 20 uur per week genoeg zijn. Vraag het pensioenkantoor (年金事務所) om bevestiging, tot twee jaar terug.',
  },
  'jp.ask.leave-days-fixed': {
    says: 'Meestal niet. U kiest de dagen; de firma mag ze alleen verzetten als het werk erg lijdt. Zij mag vijf dagen per jaar bepalen na overleg, meer alleen bij akkoord (計画年休). Eigen sluitdagen zijn geen verlof van u.',
  },
  'jp.ask.term-ended-early': {
    says: 'Nee. Een tijdelijk contract eindigt niet eerder zonder zware reden. Een bureau mag u niet laten vallen omdat de klant stopt. Het moet ander werk zoeken of tot het einde minstens 60 % betalen. Teken niets en vraag het arbeidsloket.',
  },
  'jp.ask.ill-from-work': {
    says: 'Ja, het kan als arbeidsongeval tellen als zware druk u ziek maakte, zoals pesten of zeer lange uren. U vraagt het zelf aan bij de arbeidsinspectie; de firma hoeft niet akkoord te zijn. Bewaar notities, opnames, uren en artsverslagen. Voor gemist loon hebt u twee jaar.',
  },
}
