/** The French words of the rows in ../enquiry-bankruptcy-and-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANKRUPTCY_AND_PAY_FR: Words = {
  'us.fact.chapter7-car': {
    says: 'Le plus souvent vous la gardez, si vous êtes à jour et si votre part de sa valeur reste sous l’exemption de votre État. Vous signez à nouveau le prêt (reaffirm), payez sa valeur actuelle d’un coup (redeem), ou la rendez sans rien devoir. En cas de retard, le chapter 13 étale. Voyez d’abord un avocat ou legal aid.',
  },
  'us.fact.chapter7-house': {
    says: 'Le dépôt arrête une vente tout de suite, s’il a lieu avant le jour de la vente. En retard, le chapter 13 permet de rattraper en trois à cinq ans et de garder la maison. À jour, vous la gardez en général aussi en chapter 7, si votre part reste sous l’exemption homestead. Voyez maintenant un avocat ou legal aid.',
  },
  'us.fact.give-car-back': {
    says: 'Rendre la voiture ne met pas fin au prêt. Le prêteur la vend, et vous pouvez devoir le reste et les frais. Votre dossier de crédit montre une reprise. Demandez d’abord une mensualité plus basse ou un report. Ou demandez si vous pouvez la vendre vous-même plus cher. Tout par écrit.',
  },
  'us.state.fl.ask-head-of-family': {
    says: 'En Floride, le salaire d’un « head of family » est en général protégé. C’est vous si vous assurez plus de la moitié de l’entretien d’un enfant ou d’un proche. Jusqu’à 750 $ par semaine sont à l’abri. Au-delà, il faut votre accord écrit. Déposez la claim of exemption chez le greffier en 20 jours.',
  },
  'us.fact.debt-relief-sued': {
    says: 'Répondez vous-même au tribunal, avant le jour de la summons. La parole de la société n’arrête pas l’affaire, et sans réponse vous perdez. Vendue par téléphone, elle ne peut prendre aucun frais avant un accord. Cessez de la payer, demandez votre argent et plaignez-vous à l’attorney general et à la FTC.',
  },
  'us.fact.garnish-no-judgment': {
    says: 'Pas comme ça. Pour une carte, un prêt ou des soins, il faut d’abord un procès gagné. Si vous n’avez reçu aucun papier, demandez au greffe s’il y a une affaire, et dites-le par écrit. Menacer de ce qu’on ne peut pas faire est illégal : CFPB. Dettes publiques et prêts étudiants fédéraux sont à part.',
  },
}
