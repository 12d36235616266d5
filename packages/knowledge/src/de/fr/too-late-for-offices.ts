/** What can still be done when the time to object to a fine, a tax or a benefit decision is over: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_FR: Words = {
  'de.late.fine-want': {
    says: 'Un service vous inflige une amende (Bußgeldbescheid). Depuis la date du papier, les deux semaines pour s’opposer sont passées.',
  },
  'de.late.fine-reality': {
    says: 'Sans opposition à temps, l’amende est définitive et le service peut la recouvrer. Il peut encore accorder un plan si vous le demandez.',
  },
  'de.late.fine-step': {
    says: 'Regardez la date sur l’enveloppe jaune. Moins de deux semaines ? Opposez-vous aujourd’hui. Absent ou malade ? Vous avez ensuite une semaine pour demander la Wiedereinsetzung.',
  },
  'de.late.fine-option': {
    says: 'Opposez-vous et dites dans la même lettre pourquoi ce n’était pas possible à temps. Joignez une preuve : billet, certificat.',
    title: 'Demander à retrouver le délai (Wiedereinsetzung)',
    cost: 'Gratuit.',
    time: 'Une semaine après le retour ou la guérison.',
    risk: 'Sans preuve, le service refuse.',
    bestFor: 'Vous étiez en vacances, à l’hôpital, ou n’avez rien reçu.',
  },
  'de.late.warning-want': {
    says: 'C’était une offre : payer peu en une semaine et finir (Verwarnungsgeld). La semaine est passée. Une amende peut suivre, et vous pourrez vous y opposer.',
  },
  'de.late.penal-step': {
    says: 'Appelez aujourd’hui un avocat pénaliste. En retard sans faute ? Dans la semaine qui suit, opposez-vous et demandez la Wiedereinsetzung dans la même lettre.',
  },
  'de.late.penal-right': {
    says: 'Même définitive, l’amende pénale peut se payer par petites sommes. Demandez au parquet (Staatsanwaltschaft), avec vos revenus.',
  },
  'de.late.tax-rights': {
    says: 'Le mois pour s’opposer semble passé. Vous pouvez encore demander du temps. Les erreurs claires se corrigent, et le mois est rendu s’il n’y a pas faute.',
  },
  'de.late.tax-reality': {
    says: 'L’impôt en retard coûte 1 % par mois commencé. Le service doit rappeler avant de saisir, et peut encore donner du temps.',
  },
  'de.late.tax-step': {
    says: 'Recomptez : le mois commence le quatrième jour après l’envoi. En retard sans faute ? Dans le mois qui suit, opposez-vous avec une Wiedereinsetzung.',
  },
  'de.late.tax-plan': {
    says: 'Pas encore payé ? Appelez le service aujourd’hui. Demandez un plan et un sursis (Vollstreckungsaufschub), avec votre budget.',
  },
  'de.late.tax-year': {
    says: 'Le papier ne dit pas comment et quand s’opposer, ou le dit mal ? Vous avez alors un an.',
  },
  'de.late.tax-facts': {
    says: 'Des faits ou preuves apparus seulement maintenant peuvent encore baisser l’impôt, sauf faute grave de votre part.',
  },
  'de.late.tax-option': {
    says: 'Expliquez pourquoi vous n’avez pas pu payer et offrez un plan. En cas de grande gêne, demandez une remise.',
    title: 'Demander maintenant du temps ou un plan',
    cost: 'L’impôt, plus 1 % par mois commencé depuis l’échéance.',
    time: "Aujourd'hui.",
    risk: 'Tant qu’il n’accepte pas, il peut continuer.',
    bestFor: 'L’impôt est juste mais vous ne pouvez pas payer d’un coup.',
  },
  'de.late.benefit-reality': {
    says: 'Le mois pour s’opposer semble passé, la décision tient pour l’instant. Mais une décision fausse peut encore être revue (Überprüfungsantrag).',
  },
  'de.late.benefit-rights': {
    says: 'Vous pouvez encore demander une révision, voir votre dossier et demander de petites sommes. Tout est gratuit.',
  },
  'de.late.benefit-step': {
    says: 'Pas juste ? Écrivez aujourd’hui : « Je demande la révision selon le § 44 SGB X. » Donnez la date, le numéro et l’erreur.',
  },
  'de.late.benefit-restore': {
    says: 'En retard sans faute, par exemple à l’hôpital ? Dans le mois qui suit, opposez-vous et demandez la Wiedereinsetzung.',
  },
  'de.late.benefit-year': {
    says: 'La lettre ne dit pas comment et quand s’opposer, ou le dit mal ? Vous avez alors un an.',
  },
  'de.late.benefit-option': {
    says: 'Dites quelle décision est fausse et pourquoi. Le service doit la revoir, et vous pouvez contester sa réponse.',
    title: 'Demander une révision (Überprüfungsantrag)',
    cost: 'Gratuit.',
    time: 'À tout moment, mais pour quelques années seulement.',
    risk: 'Elle n’arrête pas le paiement. Demandez aussi un plan.',
    bestFor: 'La décision est fausse et le mois est passé.',
  },
}
