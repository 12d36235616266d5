/** The French words of the rows in ../child-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHILD_BENEFIT_WORDS: Words = {
  'de.child-benefit.want': {
    says: 'La Familienkasse retire l’allocation pour enfant (Kindergeld) et veut être remboursée.',
  },
  'de.child-benefit.reality': {
    says: 'Une décision fausse reste si vous ne vous opposez pas dans le mois. Souvent il ne manque qu’une preuve d’école ou de formation.',
  },
  'de.child-benefit.deadline': {
    says: 'Vous avez un mois dès le jour où la décision vous est parvenue. Les raisons peuvent suivre.',
    action: 'Envoyer votre opposition (Einspruch) à la Familienkasse',
    consequence: 'La décision devient définitive, même si elle est fausse.',
    service: 'une décision fiscale compte comme reçue le quatrième jour après l’envoi',
  },
  'de.child-benefit.right-object': {
    says: 'L’opposition (Einspruch) est gratuite. Ensuite le tribunal fiscal (Finanzgericht) peut contrôler, contre des frais.',
  },
  'de.child-benefit.right-stop': {
    says: 'L’opposition seule n’arrête pas le paiement. Demandez dans la même lettre une suspension (Aussetzung der Vollziehung).',
  },
  'de.child-benefit.right-adult': {
    says: 'Jusqu’à 25 ans, un enfant compte encore en formation, jusqu’à quatre mois entre deux étapes, ou s’il cherche une place. Jusqu’à 21 ans aussi s’il est inscrit comme demandeur d’emploi.',
  },
  'de.child-benefit.right-waive': {
    says: 'Vous ne pouvez pas payer ? Demandez du temps, de petites sommes ou une remise (Stundung, Erlass).',
  },
  'de.child-benefit.step-object': {
    says: 'C’est faux ? Écrivez que vous vous opposez, avec le numéro de Kindergeld et la date. Joignez une preuve d’école, de formation ou de domicile.',
  },
  'de.child-benefit.option-object': {
    says: 'Écrivez que vous vous opposez et demandez d’arrêter le paiement jusqu’à la décision.',
    title: 'S’opposer à la décision',
    cost: 'Gratuit',
    time: 'Un mois dès la réception',
    risk: 'Aucun. Des intérêts peuvent courir si c’était dû.',
    bestFor: 'L’enfant était à l’école, en formation ou chez vous.',
  },
  'de.child-benefit.over-reality': {
    says: 'Le mois pour s’opposer semble passé, donc la décision vaut pour l’instant. Si le retard n’est pas votre faute, vous pouvez encore demander.',
  },
  'de.child-benefit.over-step': {
    says: 'En retard sans faute, par exemple à l’hôpital ? Dans le mois qui suit, opposez-vous et demandez la Wiedereinsetzung dans la même lettre.',
  },
  'de.child-benefit.option-rates': {
    title: 'Demander un étalement ou une remise',
    says: 'Montrez vos revenus et proposez une petite somme par mois.',
    cost: 'Gratuit.',
    time: 'Une lettre.',
    risk: 'Cela peut sembler un accord. Écrivez que vous ne reconnaissez pas la dette.',
    bestFor: 'La décision est juste mais vous ne pouvez pas payer.',
  },
  'de.kindergeld.refused-want': {
    says: 'La Familienkasse refuse les allocations. C’est du droit fiscal : d’autres recours que pour les aides sociales.',
  },
  'de.kindergeld.refused-right-appeal': {
    says: 'Vous avez un mois pour un recours gratuit (Einspruch) auprès de la Familienkasse. Ensuite le tribunal des finances, en un mois.',
  },
  'de.kindergeld.refused-right-foreign': {
    says: 'Les citoyens de l’UE qui vivent ici y ont droit, même les trois premiers mois. Les autres, avec un titre permettant de travailler. Les réfugiés aussi. Envoyez titre et preuve d’emploi.',
  },
}
