/** Questions about claims and judgments for debt: how long, too late, not answered, not paid. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_CLAIMS_FR: Words = {
  'gb.ask-debt.ccj-unpaid': {
    says: 'Ils peuvent demander au tribunal des huissiers (bailiffs), de l’argent sur votre salaire ou compte, ou une charge sur votre logement. Si vous ne pouvez pas payer comme ordonné, demandez au tribunal de plus petits paiements avec le formulaire N245.',
  },
  'gb.ask-debt.claim-how-long': {
    says: 'Répondez dans les 14 jours après la remise officielle : 5 jours après la date d’émission pour le centre national. Si vous devez l’argent, envoyez l’aveu (admission form) avec un budget et une petite offre. Sinon, accusez réception et vous avez 28 jours pour vous défendre.',
  },
  'gb.ask-debt.claim-late': {
    says: 'Il n’est peut-être pas trop tard. Appelez le tribunal aujourd’hui avec le numéro de l’affaire. Sans décision (judgment), envoyez maintenant votre formulaire ou défense. S’il y en a une, demandez vite l’annulation (set aside) avec le formulaire N244.',
  },
  'gb.ask-debt.ignore-claim': {
    says: 'Non, ne l’ignorez pas. Sans réponse à temps, ils peuvent obtenir une décision (judgment) contre vous sans audience. Elle peut ensuite nuire à votre crédit et amener des huissiers (bailiffs).',
  },
  'gb.ask-debt.ignore-letter-of-claim': {
    says: 'Non, ne l’ignorez pas. C’est la dernière étape avant le tribunal. Répondez dans les 30 jours après sa date, et demandez les papiers utiles.',
  },
  'gb.ask-debt.ccj-cost': {
    says: 'Demandez au tribunal de l’annuler (set aside) avec le formulaire N244. Il n’y a pas de dernier jour fixe, mais faites vite une fois informé. Il y a des frais de tribunal, et une aide possible avec le formulaire EX160.',
  },
  'gb.ask-debt.enforcement-office-ni': {
    says: 'Quelqu’un a une décision de justice (judgment) contre vous. Avec un avis (notice of intention to enforce), contactez-le dans les 10 jours avec une offre. Après cela, le bureau peut agir, et ses frais s’ajoutent.',
  },
  'gb.ask-debt.ccj-pay': {
    says: "Envoyez au tribunal le formulaire N245 avec votre budget et offrez une somme par mois. Avec un petit revenu, les frais peuvent être remis. Avant la décision, des huissiers peuvent venir : demandez maintenant et commencez à payer. S'ils sont déjà envoyés, demandez leur arrêt sur le même formulaire. En cas de refus, un agent du tribunal fixe le montant. Chacun a alors 14 jours pour demander un juge.",
  },
  'gb.ask-debt.claim-old-debt': {
    says: 'Répondez d’abord au tribunal, même si la dette est vieille. Envoyez l’acknowledgment dans les 14 jours de la signification et dites que vous contestez tout. Vous avez alors 28 jours depuis la signification. La plupart des dettes sont trop vieilles après six ans sans paiement ni aveu signé, mais seulement si votre défense le dit. Les années peuvent partir de la default notice. N’offrez et n’admettez rien avant. National Debtline : 0808 808 4000.',
  },
  'gb.ask-debt.claim-reply-day': {
    says: 'Vous avez 14 jours à partir de la remise officielle (service). Pour ces demandes, on la compte 5 jours après la date d’émission (issue date).',
    action: 'Répondre à la demande, ou envoyer l’accusé de réception (acknowledgment of service)',
    consequence: 'Après ce jour, ils peuvent demander une décision contre vous sans audience.',
    service:
      'Les demandes du centre national comptent comme remises 5 jours après la date d’émission',
  },
  'gb.ask-debt.claim-defence-day': {
    says: 'Si vous avez envoyé à temps l’accusé de réception (acknowledgment), vous avez 28 jours à partir de la remise officielle pour envoyer votre défense (defence).',
    action: 'Envoyer votre défense (defence), si vous avez accusé réception à temps',
    consequence:
      'Sans défense avant 16 heures (4pm) ce jour-là, ils peuvent demander une décision de justice (judgment).',
    service:
      'Les demandes du centre national comptent comme remises 5 jours après la date d’émission',
  },
}
