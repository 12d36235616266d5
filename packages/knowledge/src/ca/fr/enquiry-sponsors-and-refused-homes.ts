/** The French words of the rows in ../enquiry-sponsors-and-refused-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSORS_AND_REFUSED_HOMES_FR: Words = {
  'ca.fact.sponsor-split': {
    says: 'Votre conjoint ne peut pas vous faire expulser parce que vous partez. Un résident permanent le reste après la séparation (divorce) ; depuis 2017, aucune vie commune n’est exigée. Seuls un faux mariage ou des mensonges dans la demande le menacent. Si vous ne l’êtes pas encore, le parrainage peut cesser : voyez d’abord un avocat. L’engagement dure en général trois ans. En danger, appelez le 911.',
  },
  'ca.fact.home-refused': {
    says: 'Un locateur ne peut vous refuser à cause d’enfants, race, religion, handicap, sexe et autres. Dans la plupart des provinces, l’aide comme le POSPH compte aussi. Gardez message et annonce. Portez plainte gratuitement au tribunal ou à la commission des droits de la personne dans l’année. Demandez le logement ou une somme.',
  },
  'ca.fact.no-power-of-attorney': {
    says: 'Si elle comprend encore, elle peut signer une procuration aujourd’hui devant avocat ou notaire. Sinon, demandez au tribunal de la province d’être tuteur ou représentant ; il faut un rapport médical. Pour RPC et SV, demandez à Service Canada d’être fiduciaire, plus rapide. Demandez à la banque de payer les factures urgentes.',
  },
  'ca.ask.sold-on': {
    says: 'Une vente ne met pas fin à votre bail : l’acheteur devient propriétaire, au même loyer. Seul un acheteur qui va y vivre, ou sa famille proche, peut vous faire partir. Il faut le formulaire N12, avec 60 jours jusqu’à la fin d’une période ou du bail, et un mois de loyer. Vous n’avez pas à partir ce jour-là : seule la Commission (LTB) peut l’ordonner, après audience. Demandez-y plus de temps, et dites si c’est de mauvaise foi.',
  },
}
