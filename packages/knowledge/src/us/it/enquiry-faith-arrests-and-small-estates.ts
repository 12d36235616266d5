/** The Italian words of the rows in ../enquiry-faith-arrests-and-small-estates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAITH_ARRESTS_AND_SMALL_ESTATES_IT: Words = {
  'us.named.ask-sabbath': {
    dependsOn: 'quanto costerebbe al datore di lavoro',
    says: 'Un datore con 15 o più lavoratori deve fare spazio alla Sua fede, per esempio un altro turno o uno scambio. Può rifiutare solo un vero peso per la ditta. Che ad altri non piaccia non conta. Chieda per iscritto. Se rifiutano o La puniscono, si rivolga alla EEOC entro 180 giorni, 300 nella maggior parte degli Stati.',
  },
  'us.named.ask-citizen-arrest': {
    says: 'Dica ogni arresto, anche se l’accusa è caduta: nasconderlo può costarLe la domanda. Porti un foglio del tribunale su come è finito ciascuno. Guardano soprattutto cinque anni di buona condotta; un’accusa caduta da sola di rado è un ostacolo. Alcuni reati mettono a rischio la carta verde: veda prima un avvocato. Se rifiutano, ha 30 giorni per chiedere un’udienza (N-336).',
  },
  'us.named.ask-unmarried-father': {
    says: 'Chieda l’affidamento o le visite al tribunale della famiglia. Un padre non sposato deve di solito prima essere il padre legale: con un modulo firmato da entrambi (acknowledgment of paternity) o da un giudice. In Georgia serve anche un ordine (legitimation). Fino ad allora solo la madre ha l’affidamento; il nome sull’atto di nascita non basta. Il giudice guarda il bene del bambino.',
  },
  'us.named.ask-small-estate': {
    dependsOn: 'il Suo Stato e quanto è rimasto',
    says: 'Spesso no. Il denaro con un beneficiario o un cointestatario di solito va a quella persona. Per una piccola eredità quasi ovunque basta una dichiarazione giurata (small estate affidavit) per la banca, spesso 30 giorni dopo la morte. Chieda alla cancelleria (probate) il limite e il modulo. I debiti si pagano con ciò che è rimasto; gli eredi di solito non devono nulla di proprio.',
  },
}
