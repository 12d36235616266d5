/** Questions about papers from a court, and about going to court for your own money: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_PAPERS_WORDS: Words = {
  'de.ask-debt.order-what': {
    says: 'Ne laissez pas traîner : le tribunal n’a pas vérifié si la demande est juste. Faites opposition dans les deux semaines de la date sur l’enveloppe jaune. Cochez que vous vous opposez à toute la demande et envoyez au tribunal. C’est gratuit et sans motif. Sinon vient un ordre d’exécution (Vollstreckungsbescheid), avec encore deux semaines pour s’opposer. C’est alors seulement que l’huissier peut venir. N’acceptez pas d’échéances avant : cela peut réveiller une vieille dette. La plupart des dettes sont prescrites trois ans après la fin de leur année, si vous le dites.',
  },
  'de.ask-debt.order-late': {
    says: 'Même si les deux semaines sont passées, vous pouvez encore vous opposer. C’est possible jusqu’à l’ordre d’exécution (Vollstreckungsbescheid). Envoyez le formulaire au tribunal aujourd’hui ; aucun motif n’est requis. S’il arrive trop tard, il vaut opposition à cet ordre (Einspruch). Dès cet ordre, vous avez de nouveau deux semaines. Le pli était chez un voisin, ou vous étiez malade ? Dites-le au tribunal et demandez à être relevé du délai. Ne payez pas ce que vous ne devez pas.',
  },
  'de.ask-debt.enforcement-order': {
    says: 'Vous avez deux semaines dès la date sur l’enveloppe pour vous opposer (Einspruch) à ce tribunal. Demandez dans la même lettre de suspendre l’exécution.',
  },
  'de.ask-debt.sued': {
    says: 'Écrivez au tribunal dans les deux semaines que vous vous défendrez. Vos raisons peuvent suivre. Au Landgericht, il faut un avocat.',
  },
  'de.ask-debt.yellow-envelope': {
    says: 'C’est une remise officielle. La date inscrite lance un délai, souvent de deux semaines. Ouvrez-la aujourd’hui et gardez l’enveloppe.',
  },
  'de.ask-debt.claim-own-money': {
    says: 'Écrivez d’abord et fixez un dernier jour. Demandez ensuite en ligne une injonction de payer (Mahnbescheid), ou saisissez l’Amtsgericht. Jusqu’à 10 000 €, pas besoin d’avocat. Son bureau peut noter votre demande. Vous avancez les frais et les récupérez si vous gagnez.',
  },
  'de.ask-debt.missed-time': {
    says: 'Ce n’était pas votre faute, par exemple hôpital ou lettre jamais reçue ? Demandez la restitution du délai (Wiedereinsetzung) avec preuves et faites opposition dans la même lettre. Une semaine pour amendes et ordonnances pénales, deux pour les affaires civiles et le travail, un mois pour impôts et prestations.',
  },
  'de.ask-debt.enforcement-order-late': {
    says: 'Deux semaines courent dès la date sur l’enveloppe. Passées sans faute de votre part, par exemple à l’hôpital ou à l’étranger ? Demandez à ce tribunal de vous relever du délai (Wiedereinsetzung). Vous avez deux semaines dès le jour où vous pouviez agir. Joignez l’opposition (Einspruch) et les preuves. Demandez aussi de suspendre l’exécution. Voyez un avocat ou la Rechtsantragstelle aujourd’hui.',
  },
}
