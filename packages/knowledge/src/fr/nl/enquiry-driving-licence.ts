/** Questions about the driving licence and its points: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRIVING_LICENCE_WORDS: Words = {
  'fr.ask-buy.licence-held': {
    says: 'Rijd niet. De politie kan uw rijbewijs enkele dagen houden. Daarna kan de prefect het maanden schorsen, en een rechter beslist later. Bij drugs kunt u een tweede test vragen (contre-expertise). Lees de termijnen in het besluit en zie een advocaat vóór de zitting.',
  },
  'fr.ask-buy.points-back': {
    dependsOn: 'de overtreding',
    says: 'Eén verloren punt komt na zes maanden zonder nieuwe overtreding terug. Alle punten komen na twee jaar terug, of drie bij zwaardere overtredingen. Een cursus (stage) van twee dagen geeft er tot vier terug, één keer per jaar. Zie uw punten op de officiële site (Mes Points Permis).',
  },
  'fr.ask-buy.licence-void': {
    says: 'Zonder punten (brief 48SI) is uw rijbewijs niet meer geldig. Rijd niet: dat is een misdrijf. U hebt twee maanden voor de administratieve rechter, of schrijf eerst aan de minister. Vraag uw volledige puntenoverzicht: bij elke overtreding moest men u het verlies melden. Na zes maanden mag u opnieuw examen doen, met een medische en psychologische keuring.',
  },
}
